import { type IconNode, ImageOff, ImagePlus } from 'lucide'
import type { ReviewItem } from '@/client/api/admin/administration.ts'
import { imageSources } from '@/client/api/cards/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { momentWords } from '../moment.ts'
import { type Change, type ChangeValue, findChanges } from './listing-changes.ts'
import { type Stretch, wordChanges } from './word-changes.ts'

/** Changes of a listing since its approval. */
export default function ReviewChanges({ item }: { item: ReviewItem }) {
  const { language, ...text } = useText()
  const { t } = text
  const found = findChanges(item, text)
  if (!found || !item.approved) return null
  const { changes, taken, added, isReordered } = found
  const isSame = changes.length + taken.length + added.length === 0 && !isReordered
  return (
    <section className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-semibold">{t('admin.changed')}</h3>
      <p className="text-sm text-ink-muted">
        {t('admin.approvedUntil', { when: momentWords(item.approved.until, language) })}
      </p>
      {isSame ? <p className="mt-3">{t('admin.unchanged')}</p> : null}
      {changes.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {changes.map((change) => (
            <ChangeRow key={change.name} change={change} />
          ))}
        </ul>
      ) : null}
      <Pictures title={t('admin.picturesAdded')} icon={ImagePlus} pictures={added} />
      <Pictures title={t('admin.picturesTaken')} icon={ImageOff} pictures={taken} />
      {isReordered ? <p className="mt-3 text-sm">{t('admin.picturesReordered')}</p> : null}
    </section>
  )
}

function ChangeRow({ change: { name, before, now } }: { change: Change }) {
  const { t } = useText()
  const [one, other] = [before[0], now[0]]
  const isText = before.length < 2 && now.length < 2 && !one?.file && !other?.file
  const isPrice = one?.short !== undefined && one.short !== other?.short
  const words = isText && !isPrice ? wordChanges(one?.text ?? '', other?.text ?? '') : null
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,2fr)]">
      <h4 className="text-sm font-semibold sm:col-span-full xl:col-span-1">
        <bdi>{name}</bdi>
      </h4>
      <Side label={t('admin.before')} values={before} words={words?.before} of="del" />
      <Side label={t('admin.now')} values={now} words={words?.now} of="ins" />
    </li>
  )
}

type SideProps = {
  label: string
  values: readonly ChangeValue[]
  /** Text split into changed and unchanged words. */
  words: readonly Stretch[] | undefined
  of: 'del' | 'ins'
}

function Side({ label, values, words, of: Mark }: SideProps) {
  const { t } = useText()
  return (
    <div className="min-w-0 text-sm">
      <p className="text-xs text-ink-muted">{label}</p>
      {values.length === 0 ? <p className="text-ink-muted">{t('admin.nothingSaid')}</p> : null}
      {words && values.length > 0 ? (
        <p dir="auto" className="align-as-page whitespace-pre-line wrap-anywhere">
          {words.map(({ text, isMarked }, at) =>
            isMarked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
              <Mark key={at} className={MARKS[Mark]}>
                {text}
              </Mark>
            ) : (
              text
            ),
          )}
        </p>
      ) : null}
      {words
        ? null
        : values.map(({ text, file, short }) => (
            <p key={text + file} className="wrap-anywhere">
              <Mark className={MARKS[Mark]}>
                {file ? (
                  <a href={file} target="_blank" rel="noopener noreferrer" className={linkStyles()}>
                    <bdi>{text}</bdi>
                  </a>
                ) : (
                  <bdi title={short && text}>{short ?? text}</bdi>
                )}
              </Mark>
            </p>
          ))}
    </div>
  )
}

const MARKS = {
  del: 'rounded-sm bg-danger-soft text-danger-ink',
  ins: 'rounded-sm bg-success-soft text-success-ink no-underline',
} as const

type PicturesProps = {
  title: string
  icon: IconNode
  pictures: readonly { url: string; alt: string }[]
}

function Pictures({ title, icon, pictures }: PicturesProps) {
  if (pictures.length === 0) return null
  return (
    <div className="mt-4">
      <h4 className="mb-2 flex items-center gap-2 text-sm font-semibold">
        <Icon of={icon} className="size-4" />
        {title}
      </h4>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ url, alt }, at) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="block overflow-hidden rounded-sm"
            >
              <img
                src={imageSources(url, 160).src}
                alt={alt || `${title} ${at + 1}`}
                width={144}
                height={96}
                loading="lazy"
                decoding="async"
                className="h-24 w-36 bg-surface-muted object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
