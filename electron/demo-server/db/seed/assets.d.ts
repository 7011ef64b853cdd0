/** A small file carried inside the bundle, as a data address. */
declare module '*?url&inline' {
  const address: string;
  export default address;
}
