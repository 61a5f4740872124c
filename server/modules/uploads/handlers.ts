import { UPLOAD_PURPOSES } from '@/domain/listing/file-rules.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { type StagedRequest, StagingRefused } from '@/server/gateways/staging/staging.ts'
import { readMetadata, TUS_VERSION } from '@/server/gateways/staging/tus-staging.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import {
  finishWhole,
  giveUp,
  openUpload,
  ownUpload,
  type StoredPurpose,
  uploadState,
} from './service.ts'

export const uploadsHandlers = {
  async createUpload(_input, context) {
    requireVersion(context)
    const id = await openUpload(context, announcement(context))
    const reply = await answered(context, { method: 'POST', id, body: context.stream() }).catch(
      async (error: unknown) => {
        // The client never got the id, so it cannot resume.
        await giveUp(context, id)
        throw error
      },
    )
    await finishWhole(context, await ownUpload(context, id))
    reply.headers.set('location', `/api/ext/uploads/${id}`)
    return reply
  },

  async findUploadOffset({ path: { id } }, context) {
    requireVersion(context)
    const upload = await ownUpload(context, id)
    if (upload.status !== 'receiving') return complete(200, upload)
    return await answered(context, { method: 'HEAD', id })
  },

  async receiveUpload({ path: { id } }, context) {
    requireVersion(context)
    const upload = await ownUpload(context, id)
    if (upload.status !== 'receiving') {
      if (Number(context.header('upload-offset')) !== upload.bytes) throw elsewhere()
      return complete(204, upload)
    }
    const reply = await answered(context, { method: 'PATCH', id, body: context.stream() })
    await finishWhole(context, upload)
    return reply
  },

  async removeUpload({ path: { id } }, context) {
    requireVersion(context)
    await giveUp(context, id)
    return new Response(null, { status: 204, headers: { 'tus-resumable': TUS_VERSION } })
  },

  async getUpload({ path: { id } }, context) {
    const { name, purpose, bytes, received, status, refusal, file_key, ...upload } =
      await uploadState(context, id)
    const { width, height, hash } = upload
    const isShown = purpose === 'photo' || purpose === 'panorama'
    return {
      error: false,
      message: 'Upload found.',
      data: {
        id,
        name,
        purpose,
        bytes,
        received,
        status,
        refusal,
        width,
        height,
        hash,
        url: isShown ? imageUrl(context.origin, file_key) : '',
      },
    }
  },
} satisfies Partial<Handlers>

const PURPOSES: readonly StoredPurpose[] = [...UPLOAD_PURPOSES, 'import', 'backup']

function requireVersion({ header }: RequestContext): void {
  if (header('tus-resumable') !== TUS_VERSION) {
    throw failure('malformed', `The request needs the header Tus-Resumable: ${TUS_VERSION}.`)
  }
}

function announcement({ header }: RequestContext): {
  name: string
  purpose: StoredPurpose
  bytes: number
} {
  const length = header('upload-length') ?? ''
  const metadata = readMetadata(header('upload-metadata') ?? '')
  if (!/^\d{1,15}$/.test(length) || !metadata) {
    throw failure('malformed', 'The request needs Upload-Length and Upload-Metadata.')
  }
  if (Number(length) === 0) throw invalid({ 'Upload-Length': 'The file is empty.' })
  const purpose = PURPOSES.find((known) => known === metadata.purpose)
  if (!purpose) throw invalid({ purpose: `must be one of ${PURPOSES.join(', ')}` })
  return { name: metadata.filename ?? '', purpose, bytes: Number(length) }
}

async function answered(
  { deps, header }: RequestContext,
  request: Omit<StagedRequest, 'header'>,
): Promise<Response> {
  try {
    return await deps.staging.answer({ ...request, header })
  } catch (error) {
    throw error instanceof StagingRefused ? toRefusal(error) : error
  }
}

function toRefusal({ reason, message }: StagingRefused) {
  if (reason === 'offset') return elsewhere()
  if (reason === 'missing') return failure('notFound', message)
  return failure(reason, message)
}

function elsewhere() {
  return failure('conflict', 'The upload offset does not match.')
}

function complete(status: 200 | 204, { bytes }: { bytes: number }): Response {
  const headers = {
    'tus-resumable': TUS_VERSION,
    'upload-offset': String(bytes),
    ...(status === 200 ? { 'upload-length': String(bytes) } : {}),
  }
  return new Response(null, { status, headers })
}
