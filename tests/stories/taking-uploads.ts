import { spyOn } from 'storybook/test'
import { sampleSettings } from './sample-settings.ts'

type UploadsOptions = {
  /** Groups that the provider announces. */
  extensions?: readonly string[]
  /** Answers a piece of a file in place of taking it; `name` is the file's. */
  onPiece?: (name: string) => Response | Promise<Response | null> | null
  /** Whatever else is asked is answered as was agreed before. */
  isBesides?: boolean
  /** Why a file is not taken, by its name. */
  refusals?: Readonly<Record<string, string>>
}

/** The provider takes files as they come, in memory. */
export function providerTakesUploads({
  extensions = ['uploads'],
  onPiece = () => null,
  refusals = {},
  isBesides = false,
}: UploadsOptions = {}) {
  const held = new Map<string, { name: string; bytes: number; received: number }>()
  const ended: string[] = []
  const spy = spyOn(window, 'fetch')
  const others = isBesides ? spy.getMockImplementation() : undefined
  spy.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const [, , group, area, id = '', state] = pathname.split('/')
    if (others && area !== 'uploads') return others(request)
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (pathname.endsWith('.jpg')) return new Response(await drawnPhoto('whole.jpg'))
    if (group !== 'ext') return said({ ...sampleSettings, extensions })
    const upload = held.get(id)
    if (request.method === 'POST') return begun(request, held)
    if (!upload) return new Response(null, { status: 404 })
    if (request.method === 'DELETE') ended.push(upload.name)
    if (request.method === 'PATCH') {
      const answer = await onPiece(upload.name)
      if (answer) return answer
      upload.received += (await request.blob()).size
    }
    if (state !== 'state') {
      return new Response(null, { headers: { 'Upload-Offset': String(upload.received) } })
    }
    const refusal = refusals[upload.name] ?? null
    const status = refusal ? 'refused' : 'ready'
    const shown = { url: `${location.origin}/${id}.jpg`, width: 800, height: 600, hash: null }
    return said({ id, purpose: 'photo', ...upload, status, refusal, ...shown })
  })
  return { held, ended }
}

function begun(
  { url, headers }: Request,
  held: Map<string, { name: string; bytes: number; received: number }>,
): Response {
  const id = `u${held.size + 1}`
  const told = headers.get('Upload-Metadata')?.split(',')[0]?.split(' ')[1] ?? ''
  held.set(id, { name: atob(told), bytes: Number(headers.get('Upload-Length')), received: 0 })
  return new Response(null, { status: 201, headers: { Location: `${url}/${id}` } })
}

function said(data: object): Response {
  return Response.json({ error: false, message: '', data })
}

/** A photograph, drawn: sky, a house and its ground. */
export async function drawnPhoto(name: string, width = 800, height = 600, hue = 150) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const fill = (color: string, x: number, y: number, w: number, h: number) => {
    pen.fillStyle = color
    pen.fillRect(x * width, y * height, w * width, h * height)
  }
  fill(`hsl(${hue + 60} 45% 78%)`, 0, 0, 1, 1)
  fill(`hsl(${hue} 30% 45%)`, 0, 0.7, 1, 0.3)
  fill('#f2ede4', 0.25, 0.35, 0.5, 0.42)
  fill('#7a4f3a', 0.2, 0.28, 0.6, 0.09)
  fill('#52616b', 0.33, 0.47, 0.12, 0.14)
  fill('#52616b', 0.55, 0.47, 0.12, 0.14)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File(blob ? [blob] : [], name, { type: 'image/jpeg' })
}
