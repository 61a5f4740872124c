import { failure } from '@/server/contract/failure.ts'
import type { ImageWidth } from '@/server/gateways/images/image-service.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { fileReply, formatFor, heldReply, imageReply, isHeld, privateReply } from './file-wire.ts'
import { isGoodAddress } from './private-url.ts'
import { noFile, readPrivateFile, readPublicFile } from './service.ts'

const LARGEST: ImageWidth = 1920

export const filesHandlers = {
  async getImage({ path: { key }, query: { w = LARGEST } }, { deps, header }) {
    const format = formatFor(header('accept'))
    const variant = await deps.images.variant(key, w, format)
    if (!variant) throw failure('notFound', 'This picture was not found.')
    const etag = `"${key}.${w}.${format}"`
    return isHeld(header('if-none-match'), etag)
      ? heldReply(etag, 'Accept')
      : imageReply(variant.content, variant.mime, etag)
  },

  async getFile({ path: { key } }, { deps, header }) {
    const file = await readPublicFile(deps, key)
    const etag = `"${key}"`
    return isHeld(header('if-none-match'), etag) ? heldReply(etag) : fileReply(file, etag)
  },

  async getPrivateFile({ path: { key }, query: { until, signature } }, { deps }) {
    if (!isGoodAddress({ deps }, { key, until, signature })) throw noFile()
    return privateReply(await readPrivateFile(deps, key))
  },
} satisfies Partial<Handlers>
