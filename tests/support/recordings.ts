import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const FORMATS = {
  webm: () => new WebMOutputFormat(),
  /** As browsers record it, without the length in its head. */
  m4a: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  'whole m4a': () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mp3: () => new Mp3OutputFormat(),
}

/** A frame of MPEG 1 layer III with 64 kbit/s at 44.1 kHz. */
const MP3_FRAME = Buffer.alloc(208)
MP3_FRAME.writeUInt32BE(0xfffb5000)
const SOUNDS = {
  opus: { frame: Buffer.alloc(20), seconds: 0.06 },
  mp3: { frame: MP3_FRAME, seconds: 1_152 / 44_100 },
}

/** A silent recording of about so many seconds, with a picture on request. */
export async function recording(
  kind: keyof typeof FORMATS,
  seconds: number,
  { isFilm = false } = {},
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: FORMATS[kind](), target })
  const codec = kind === 'mp3' ? 'mp3' : 'opus'
  const sound = new EncodedAudioPacketSource(codec)
  const film = new EncodedVideoPacketSource('vp9')
  output.addAudioTrack(sound)
  if (isFilm) output.addVideoTrack(film)
  await output.start()
  const { frame, seconds: step } = SOUNDS[codec]
  const decoderConfig = { codec, numberOfChannels: 1, sampleRate: 48_000 }
  for (let at = 0; at < seconds; at += step) {
    await sound.add(new EncodedPacket(frame, 'key', at, step), { decoderConfig })
  }
  const picture = { codec: 'vp09.00.10.08', codedWidth: 32, codedHeight: 32 }
  if (isFilm) {
    await film.add(new EncodedPacket(frame, 'key', 0, seconds), { decoderConfig: picture })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}
