import { FileText } from 'lucide'
import type { VerificationRecord } from '@/client/api/member/verification.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'

/** Answers of a submitted application. */
export function ApplicationSummary({ record }: { record: VerificationRecord }) {
  const { t } = useText()
  return (
    <section aria-labelledby="application">
      <h2 id="application" className="type-display text-xl text-ink">
        {t('verification.yourAnswers')}
      </h2>
      <dl className="mt-3">
        {record.verify_customer_values.map((answer) => (
          <div
            key={answer.id}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 last:border-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-muted">
              <bdi>{answer.verify_form.name}</bdi>
            </dt>
            <dd className="text-ink">
              <Answer of={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Answer({ of: answer }: { of: VerificationRecord['verify_customer_values'][number] }) {
  const { formats } = useText()
  const { value, file_name, verify_form } = answer
  if (verify_form.field_type === 'file' && typeof value === 'string') {
    return <FileLink address={value} name={file_name ?? ''} />
  }
  if (typeof value !== 'string') {
    return (
      <ul className="flex flex-col gap-1">
        {value.map((one) => (
          <li key={one}>
            <bdi>{one}</bdi>
          </li>
        ))}
      </ul>
    )
  }
  const number = Number(value)
  const isNumber = verify_form.field_type === 'number' && Number.isFinite(number)
  return (
    <bdi className="wrap-anywhere whitespace-pre-line">
      {isNumber ? formats.number(number) : value}
    </bdi>
  )
}

/** Signed URL: works for anyone who has it, until it expires. Reloading the page renews it. */
function FileLink({ address, name }: { address: string; name: string }) {
  const { t } = useText()
  if (!address) return <bdi>{name}</bdi>
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className={linkStyles({ className: 'inline-flex items-center gap-2 wrap-anywhere' })}
    >
      <Icon of={FileText} className="size-4.5 shrink-0" />
      <bdi>{name || t('verification.file')}</bdi>
    </a>
  )
}
