/** Requests as programmers write them, for the server in use. They are code: the same in every language. */
export const examplesFor = (base: string): { readonly json: string; readonly multipart: string } => ({
  json: [
    `POST ${base}/api/messages/send`,
    'Authorization: Bearer {token}',
    'Content-Type: application/json',
    '',
    JSON.stringify({ number: '5511988887777', body: 'Olá!' }, null, 2),
  ].join('\n'),
  multipart: [
    `POST ${base}/api/messages/send`,
    'Authorization: Bearer {token}',
    'Content-Type: multipart/form-data',
    '',
    'number=5511988887777',
    'body=Olá!',
    'medias=@foto.jpg',
  ].join('\n'),
});
