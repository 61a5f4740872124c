import type { AdminPackage } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { packageFeatures } from '@/domain/account/access.ts'
import { type NumberReading, parseNumber, toTypedNumber } from '@/domain/money/parse-number.ts'
import { moneyRules, unreadText } from '@/features/shell/forms/number-notice.tsx'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'
import { DurationField, isDuration, readDuration } from './duration-field.tsx'
import type { PackageDraft } from './use-packages.ts'

type PackageDialogProps = {
  /** Null for a new one. */
  existing: AdminPackage | null
  currency: string
  languages: readonly { code: string; name: string }[]
  onClose: () => void
  onSave: (draft: PackageDraft) => Promise<void>
}

/** Fields of a package. */
export default function PackageDialog(props: PackageDialogProps) {
  const { existing, currency, languages, onClose, onSave } = props
  const { t, formats, language } = useText()
  const rules = moneyRules({ formats, language }, currency)
  const form = useForm({
    fields: ['name', 'price', 'lasts', 'features'],
    read(data) {
      const typed = textIn(data, 'price').trim()
      const price = typed === '' ? null : parseNumber(typed, rules)
      return { draft: readDraft(data, existing, languages, price), price }
    },
    validate: ({ draft, price }) => ({
      ...validate(draft),
      ...(price && !('value' in price)
        ? { price: unreadText(price, rules, { t, formats }) }
        : price && price.value <= 0
          ? { price: t('admin.offer.priceWrong') }
          : {}),
    }),
    submit: ({ draft }) => onSave(draft),
    onSubmitted: onClose,
  })
  const { reasons } = form
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t(existing ? 'admin.offer.editTitle' : 'admin.offer.createTitle')}
        description={t(existing ? 'admin.offer.editLead' : 'admin.offer.createLead')}
        closeLabel={t('admin.close')}
      >
        <form {...form.props} className="flex flex-col gap-4">
          <TextField
            name="name"
            label={t('admin.offer.name')}
            value={existing?.name}
            error={reasons.name ? t('admin.offer.nameRequired') : undefined}
          />
          <TextField
            name="price"
            label={t('admin.offer.price', { currency })}
            hint={t('admin.offer.priceHint')}
            value={existing?.price == null ? undefined : toTypedNumber(existing.price)}
            error={reasons.price}
            inputMode="decimal"
          />
          <DurationField
            hours={existing?.hours}
            error={reasons.lasts ? t('admin.offer.lastsWrong') : undefined}
          />
          <Rights
            existing={existing}
            error={reasons.features ? t('admin.offer.rightsRequired') : undefined}
          />
          {languages.map(({ code, name }) => (
            <TextField
              key={code}
              name={`name-${code}`}
              label={t('admin.offer.nameIn', { language: name })}
              value={existing?.translations[code]}
            />
          ))}
          {reasons.form ? (
            <p role="alert" className="text-sm text-danger-ink">
              {t('admin.offer.failed')}
            </p>
          ) : null}
          <DialogActions>
            <Button type="submit" busy={form.stage === 'submitting'}>
              {t('admin.offer.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('admin.cancel')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}

type TextFieldProps = {
  name: string
  label: string
  value: string | undefined
  hint?: string
  error?: string | undefined
  inputMode?: 'decimal'
}

function TextField({ name, label, value, hint, error, inputMode }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ required: _, ...control }) => (
        <Input
          {...control}
          name={name}
          defaultValue={value ?? ''}
          maxLength={100}
          {...(inputMode ? { inputMode, dir: 'ltr' as const } : {})}
        />
      )}
    </Field>
  )
}

function Rights({ existing, error }: { existing: AdminPackage | null; error: string | undefined }) {
  const { t } = useText()
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="p-0 font-medium">{t('admin.offer.rights')}</legend>
      <p className="text-sm text-ink-muted">{t('admin.offer.rightsHint')}</p>
      {error ? (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      ) : null}
      <ul className="mt-2 flex flex-col gap-1.5">
        {packageFeatures.map(({ id, code, counted }) => {
          const had = existing?.features.find((it) => it.id === id)
          const label = t(`packages.feature.${code}`)
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4">
              <Checkbox
                name={`right-${id}`}
                label={label}
                defaultChecked={had !== undefined}
                className="min-w-0 flex-1 basis-48"
              />
              {counted ? (
                <div className="w-24">
                  <Input
                    id={`limit-${id}`}
                    name={`limit-${id}`}
                    inputMode="numeric"
                    dir="ltr"
                    maxLength={12}
                    defaultValue={had?.limit?.toString() ?? ''}
                    aria-label={t('admin.offer.limitOf', { right: label })}
                  />
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function readDraft(
  data: FormData,
  existing: AdminPackage | null,
  languages: PackageDialogProps['languages'],
  price: NumberReading | null,
): PackageDraft {
  return {
    id: existing?.id,
    name: textIn(data, 'name').trim(),
    price: price && 'value' in price ? price.value : null,
    hours: readDuration(data),
    features: packageFeatures
      .filter(({ id }) => data.has(`right-${id}`))
      .map(({ id, counted }) => {
        const limit = counted ? textIn(data, `limit-${id}`).trim() : ''
        return { id, limit: limit === '' ? null : readCount(limit) }
      }),
    translations: {
      ...existing?.translations,
      ...Object.fromEntries(
        languages.map(({ code }) => [code, textIn(data, `name-${code}`).trim()]),
      ),
    },
  }
}

function readCount(typed: string): number {
  const reading = parseNumber(typed, { kind: 'count' })
  return 'value' in reading ? reading.value : Number.NaN
}

function validate({ name, hours, features }: PackageDraft): Record<string, string> {
  const isLimitWrong = features.some(
    ({ limit }) => limit !== null && !(Number.isInteger(limit) && limit > 0 && limit <= 1_000_000),
  )
  return {
    ...(name === '' ? { name: 'required' } : {}),
    ...(isDuration(hours) ? {} : { lasts: 'wrong' }),
    ...(features.length === 0 || isLimitWrong ? { features: 'wrong' } : {}),
  }
}
