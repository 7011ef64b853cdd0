/** One field of the EMV code a Pix QR carries: two digits of name, two of length, then the value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, which closes every such code. */
const checksum = (text: string): string => {
  let crc = 0xff_ff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** The text behind a Pix QR code ("copia e cola"): well formed, but its address belongs to nobody, so it cannot be paid. */
export const pixCode = ({ location, amount }: { location: string; amount: string }): string => {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'BR.GOV.BCB.PIX') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', 'BALCAO DEMONSTRACAO'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + checksum(body);
};
