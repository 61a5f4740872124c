import type { ReactNode } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { type ProfileField, profileLinks, profileMaxLengths } from '@/domain/account/profile.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = { person: User; asksFirst: boolean }

/** Name, about text, postal address and links. */
export function ProfileForm({ person, asksFirst }: ProfileFormProps) {
  const { t } = useText()
  const state = useProfileForm({ person, asksFirst, saved: t('account.profile.saved') })
  const { props, texts, write, failure, isChanged, isSaving, discard } = state
  const control = (field: ProfileField) => ({
    name: field,
    value: texts[field],
    maxLength: profileMaxLengths[field],
    onChange: ({ target }: { target: { value: string } }) => write(field, target.value),
  })
  return (
    <form
      {...props}
      aria-label={t('account.profile.about')}
      className="grid gap-5 border-t border-line pt-8 sm:grid-cols-2"
    >
      <h2 className="type-display text-xl text-ink sm:col-span-2">{t('account.profile.about')}</h2>
      <Line of={state} name="name" isNeeded wide>
        {(field) => <Input {...field} {...control('name')} autoComplete="name" aria-required />}
      </Line>
      <Line of={state} name="about_me" hint={t('account.profile.about_meHint')} wide>
        {(field) => <Textarea {...field} {...control('about_me')} />}
      </Line>
      <Line of={state} name="address" hint={t('account.profile.addressHint')} wide>
        {(field) => <Input {...field} {...control('address')} autoComplete="street-address" />}
      </Line>
      {person.tax_number === undefined ? null : (
        <Line of={state} name="tax_number" hint={t('account.profile.tax_numberHint')} wide>
          {(field) => <Input {...field} {...control('tax_number')} dir="ltr" autoComplete="off" />}
        </Line>
      )}
      <h3 className="mt-3 font-semibold text-ink sm:col-span-2">{t('account.profile.links')}</h3>
      {profileLinks.map((name) => (
        <Line key={name} of={state} name={name}>
          {(field) => (
            <Input
              {...field}
              {...control(name)}
              type="url"
              inputMode="url"
              dir="ltr"
              placeholder="https://"
            />
          )}
        </Line>
      ))}
      <FailedSend
        failure={failure}
        title={t('account.profile.failedTitle')}
        t={t}
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" busy={isSaving} disabled={!isChanged}>
          {t('account.profile.save')}
        </Button>
        {isChanged && !isSaving ? (
          <Button variant="quiet" onClick={discard}>
            {t('account.profile.discard')}
          </Button>
        ) : null}
        <p role="status" className="text-sm text-ink-muted">
          {isChanged ? t('account.profile.unsaved') : null}
        </p>
      </div>
    </form>
  )
}

type LineProps = {
  of: Form
  name: ProfileField
  hint?: string
  isNeeded?: boolean
  wide?: boolean
  children: (control: Omit<FieldControl, 'required'>) => ReactNode
}

function Line({
  of: { reasons },
  name,
  hint,
  isNeeded = false,
  wide = false,
  children,
}: LineProps) {
  const { t } = useText()
  return (
    <Field
      id={name}
      label={t(`account.profile.${name}`)}
      labelNote={isNeeded ? undefined : t('account.profile.optional')}
      hint={hint}
      error={reasonText(reasons[name], 'account.profile.', t)}
      className={wide ? 'scroll-mt-28 sm:col-span-2' : 'scroll-mt-28'}
    >
      {({ required: _, ...control }) => children(control)}
    </Field>
  )
}
