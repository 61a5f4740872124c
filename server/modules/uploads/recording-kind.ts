import { readFile } from 'node:fs/promises'

export type RecordingKind = { ending: 'mp3' | 'm4a' | 'webm'; mime: string }

/** Detects a recording by its content; null if it is none, or holds a video. */
export async function recordingKindOf({ path }: { path: string }): Promise<RecordingKind | null> {
  const content = await readFile(path)
  if (isWebm(content)) return { ending: 'webm', mime: 'audio/webm' }
  if (isMp4(content)) return { ending: 'm4a', mime: 'audio/mp4' }
  return isMpeg(content) ? { ending: 'mp3', mime: 'audio/mpeg' } : null
}

/** EBML header; the document type stands within its first bytes (RFC 8794). */
const EBML = Buffer.from('1a45dfa3', 'hex')
const HEADER_BYTES = 64
/** Tracks are described before the first cluster. */
const TRACKS_WITHIN = 65_536

function isWebm(content: Buffer): boolean {
  if (!content.subarray(0, 4).equals(EBML)) return false
  if (!content.subarray(0, HEADER_BYTES).includes('webm')) return false
  const tracks = content.subarray(0, TRACKS_WITHIN).toString('latin1')
  return /A_(OPUS|VORBIS)/.test(tracks) && !/V_(VP8|VP9|AV1|MPEG)/.test(tracks)
}

/** ISO base media: the handler of a sound track is `soun`, that of a video `vide`. */
function isMp4(content: Buffer): boolean {
  if (content.subarray(4, 8).toString('latin1') !== 'ftyp') return false
  return content.includes('hdlr') && content.includes('soun') && !content.includes('vide')
}

/** Two frames of MPEG layer III in a row, after a tag if there is one. */
function isMpeg(content: Buffer): boolean {
  const start = tagBytes(content)
  const first = frameBytes(content, start)
  return first > 0 && frameBytes(content, start + first) > 0
}

const TAG_HEADER = 10

/** Length of an ID3v2 tag, whose size has seven bits a byte. */
function tagBytes(content: Buffer): number {
  if (content.subarray(0, 3).toString('latin1') !== 'ID3' || content.length < TAG_HEADER) return 0
  const size = content.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  return TAG_HEADER + size
}

/** Kilobits a second of layer III, of MPEG 1 and of MPEG 2 and 2.5. */
const RATES_OF_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const RATES_OF_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = [44_100, 48_000, 32_000]

/** Length of the frame at a place; 0 if there is none. */
function frameBytes(content: Buffer, at: number): number {
  if (at + 4 > content.length) return 0
  const header = content.readUInt32BE(at)
  const version = (header >>> 19) & 3
  const isSync = header >>> 21 === 0x7ff && version !== 1 && ((header >>> 17) & 3) === 1
  if (!isSync) return 0
  const isFirst = version === 3
  const kilobits = (isFirst ? RATES_OF_1 : RATES_OF_2)[(header >>> 12) & 15] ?? 0
  const samples = (SAMPLE_RATES[(header >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4)
  if (kilobits === 0 || samples === 0) return 0
  const padding = (header >>> 9) & 1
  return Math.floor(((isFirst ? 144_000 : 72_000) * kilobits) / samples) + padding
}
