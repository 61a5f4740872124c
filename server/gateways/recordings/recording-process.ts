import { BufferSource, Input, MP3, MP4, WEBM } from 'mediabunny'
import { answerParent } from '../own-process.ts'
import type { Recording } from './read-recording.ts'

const ENDINGS = new Map<unknown, Pick<Recording, 'ending' | 'mime'>>([
  [WEBM, { ending: 'webm', mime: 'audio/webm' }],
  [MP4, { ending: 'm4a', mime: 'audio/mp4' }],
  [MP3, { ending: 'mp3', mime: 'audio/mpeg' }],
])

async function read(content: Uint8Array): Promise<Recording | null> {
  const input = new Input({ source: new BufferSource(content), formats: [WEBM, MP4, MP3] })
  const kind = ENDINGS.get(await input.getFormat())
  const tracks = await input.getTracks()
  const isSound = tracks.length > 0 && tracks.every((it) => it.isAudioTrack() && it.codec !== null)
  return kind && isSound ? { ...kind, seconds: await input.computeDuration() } : null
}

answerParent(read)
