import type { Handlers } from '@/server/http/handler.ts'
import { isHeld } from '@/server/modules/files/file-wire.ts'
import { toPictureRequest } from '@/server/streets/picture/picture-request.ts'

export const pictureHandlers = {
  async getMapPicture({ query }, { deps, clientAddress, header, language }) {
    const request = toPictureRequest(query, query.language || language)
    const { tag, content } = deps.mapPictures.picture(request)
    const etag = `"${tag}"`
    // An hour only, because streets come and go at the same address.
    const headers = { etag, 'cache-control': 'public, max-age=3600' }
    if (isHeld(header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    const bytes = await content(() => deps.limits.consume('mapPicturesByAddress', clientAddress))
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...headers,
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
      },
    })
  },
} satisfies Partial<Handlers>
