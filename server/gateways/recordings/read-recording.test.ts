import { expect, test } from 'vitest'
import { recording } from '@/tests/support/recordings.ts'
import { readRecording } from './read-recording.ts'

test.each([
  ['webm', 'webm', 'audio/webm'],
  ['m4a', 'm4a', 'audio/mp4'],
  ['whole m4a', 'm4a', 'audio/mp4'],
  ['mp3', 'mp3', 'audio/mpeg'],
] as const)('reads %s and its length', async (kind, ending, mime) => {
  const found = await readRecording(await recording(kind, 3))
  expect(found).toEqual({ ending, mime, seconds: expect.closeTo(3, 0) })
})

test.each(['webm', 'm4a'] as const)('refuses a film as %s', async (kind) => {
  expect(await readRecording(await recording(kind, 1, { isFilm: true }))).toBeNull()
})

test('refuses content that is no sound', async () => {
  const webm = await recording('webm', 1)
  const noise = Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 167) % 256))
  for (const content of [Buffer.alloc(0), Buffer.alloc(5_000, 1), noise, webm.subarray(0, 40)]) {
    expect(await readRecording(content)).toBeNull()
  }
})

test('survives a file that claims billions of sounds', async () => {
  const content = await recording('m4a', 1)
  const header = content.indexOf('trun')
  expect(header).toBeGreaterThan(0)
  // Flags without fields of samples, then their number; the defaults of `tfhd` count for each.
  content.writeUInt32BE(0, header + 4)
  content.writeUInt32BE(0xffffffff, header + 8)
  content.writeUInt32BE(0x38, content.indexOf('tfhd') + 4)
  expect(await readRecording(content)).toBeNull()
  expect(await readRecording(await recording('m4a', 1))).not.toBeNull()
})
