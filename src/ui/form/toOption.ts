/** The choice of a record in a select. */
export const toOption = <Id>({ id, name }: { readonly id: Id; readonly name: string }) => ({ value: id, label: name });
