import { describe, expect, it } from 'vitest';
import { fileKindOf, sendableType, takesCaption } from '@/domain/conversations/fileKind';

describe('files', () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['video/mp4', 'video/mp4'],
    ['audio/mpeg', 'audio/mpeg'],
    ['application/pdf', 'application/pdf'],
    ['text/csv', 'text/csv'],
    ['', 'application/octet-stream'],
    ['font/woff2', 'application/octet-stream'],
    ['model/stl', 'application/octet-stream'],
  ])('[INPUT-05] of type "%s" are sent as "%s", so that only pictures are sent as pictures', (type, sent) => {
    expect(sendableType(type)).toBe(sent);
  });

  it.each([
    ['image/png', 'image'],
    ['video/mp4', 'video'],
    ['audio', 'audio'],
    ['application', 'document'],
    ['text/plain', 'document'],
    ['', 'document'],
  ])('[FIND-05] "%s" is sent as %s', (type, kind) => {
    expect(fileKindOf(type)).toBe(kind);
  });

  it('[INPUT-05] [FIND-05] audio has no caption', () => {
    expect([takesCaption('audio/mpeg'), takesCaption('image/png')]).toEqual([false, true]);
  });
});
