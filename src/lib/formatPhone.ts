const BRAZIL = /^(55)(\d{2})(\d{4,5})(\d{4})$/;

/** A number as people write it: `+55 11 98834-2217`; numbers of other countries keep their digits. */
export const formatPhone = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '');
  const parts = BRAZIL.exec(digits);
  if (parts) return `+${parts[1]} ${parts[2]} ${parts[3]}-${parts[4]}`;
  return digits ? `+${digits}` : number;
};
