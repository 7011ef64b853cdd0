export type MissedCall = 'voice' | 'video' | 'either';

/** Servers describe a missed call in one Portuguese sentence that may name both kinds. */
export const missedCall = (body: string): MissedCall => {
  const video = /v[ií]deo/i.test(body);
  const voice = /\bvoz\b|\bvoice\b/i.test(body);
  if (video === voice) return 'either';
  return video ? 'video' : 'voice';
};
