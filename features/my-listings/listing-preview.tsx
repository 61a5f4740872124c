import type { MyPropertyData } from '@/client/api/member/my-listings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { saysSomething, shownValue } from '@/domain/listing/facts.ts'
import { DocumentList } from '@/features/listing-page/document-list.tsx'
import { LongText } from '@/features/listing-page/long-text.tsx'
import { PageGallery } from '@/features/listing-page/page-gallery.tsx'

/**
 * Public view of the listing: pictures, facts, description and documents. Default export, as
 * `OnDemand` requires.
 */
export default function ListingPreview({ detail }: Pick<MyPropertyData, 'detail'>) {
  const { t, language } = useText()
  const { title, description, parameters, documents } = detail
  const facts = parameters.flatMap((parameter) => {
    const { id, name, type_of_parameter: type } = parameter
    const value = shownValue(parameter)
    if (!saysSomething(value) || type === 'file') return []
    return [{ id, name, words: typeof value === 'string' ? value : value.join(', ') }]
  })
  return (
    <div className="flex flex-col gap-8">
      <PageGallery title={title} pictures={listPictures(detail)} t={t} language={language} />
      {facts.length > 0 ? (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {facts.map(({ id, name, words }) => (
            <div key={id} className="min-w-0">
              <dt className="text-sm text-ink-muted">
                <bdi>{name}</bdi>
              </dt>
              <dd className="text-ink">
                <bdi>{words}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <LongText text={description} t={t} />
      {documents.length > 0 ? (
        <DocumentList
          documents={documents.map(({ id, file_name: name, file: href }) => ({ id, name, href }))}
        />
      ) : null}
    </div>
  )
}

function listPictures({ title_image, title_image_hash, gallery }: MyPropertyData['detail']) {
  const unknown = { width: null, height: null, hash: null }
  return [
    { ...unknown, url: title_image, hash: title_image_hash },
    ...gallery.map(({ image_url: url }) => ({ ...unknown, url })),
  ]
}
