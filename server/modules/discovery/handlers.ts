import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { isHeld } from '@/server/modules/files/file-wire.ts'
import {
  getSharePicture,
  listAddresses,
  listRanges,
  type SharePicture,
  sharePictureOfSite,
} from './service.ts'

const message = (found: readonly unknown[]) =>
  found.length > 0 ? 'Addresses found.' : 'No addresses found.'

export const discoveryHandlers = {
  async getAddressRanges({ query: { size = 50_000 } }, context) {
    const data = await listRanges(context, size)
    return { error: false, message: message(data), data }
  },

  async getAddresses({ path: { kind }, query: { first = 1, last = 2_147_483_647 } }, context) {
    const { rows, next } = await listAddresses(context, { kind, first, last })
    const data = rows.map(({ id, slug, updated_at }) => ({
      id,
      slug_id: slug,
      updated_at: wireDate(updated_at),
    }))
    return { error: false, message: message(data), data, next }
  },

  async getSharePictureOfSite({ query: { language } }, context) {
    const picture = await sharePictureOfSite(context, language)
    return pictureReply(picture, context.header('if-none-match'))
  },

  async getSharePicture({ path: { kind, slug }, query: { language } }, context) {
    const picture = await getSharePicture(context, { kind, slug, language })
    return pictureReply(picture, context.header('if-none-match'))
  },
} satisfies Partial<Handlers>

/** Cached for an hour only, because the picture changes with its page. */
async function pictureReply(
  { tag, content }: SharePicture,
  held: string | undefined,
): Promise<Response> {
  const etag = `"${tag}"`
  const headers = { etag, 'cache-control': 'public, max-age=3600' }
  if (isHeld(held, etag)) return new Response(null, { status: 304, headers })
  const bytes = new Uint8Array(await content())
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    },
  })
}
