import type { components } from '@/generated/api-types.ts'
import { flag, translated, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { AnswerRow, ApplicationRow, FieldRow } from './store.ts'

type Schemas = components['schemas']

export function toVerificationField(
  field: FieldRow,
  language: string,
): Schemas['VerificationField'] {
  return {
    id: field.id,
    name: translated(field.name, field.translations, language, 'name'),
    field_type: field.kind,
    is_required: flag(field.is_required),
    form_fields_values: field.options.map(({ id, value, translations }) => ({
      id,
      verify_customer_form_id: field.id,
      value: translated(value, translations, language, 'value'),
    })),
  }
}

type RecordShaping = { origin: string; language: string; fileUrl: (key: string) => string }

export function toVerificationRecord(
  { application, answers }: { application: ApplicationRow; answers: readonly AnswerRow[] },
  shaping: RecordShaping,
): Schemas['VerificationRecord'] {
  return {
    id: application.id,
    user_id: application.account_id,
    status: application.status,
    created_at: wireDate(application.created_at),
    updated_at: wireDate(application.updated_at),
    deleted_at: null,
    reason: application.reason,
    user: {
      id: application.account_id,
      name: application.name || null,
      profile: imageUrl(shaping.origin, application.profile_key),
      property_count: application.listings,
      projects_count: application.projects,
    },
    verify_customer_values: answers.map((answer) => toValue(answer, application.id, shaping)),
  }
}

function toValue(
  { id, field, value, file_key }: AnswerRow,
  applicationId: number,
  { language, fileUrl }: RecordShaping,
): Schemas['VerificationValue'] {
  const fixed = {
    id,
    verify_customer_id: applicationId,
    verify_customer_form_id: field.id,
    verify_form: toVerificationField(field, language),
  }
  if (field.kind === 'file') {
    return {
      ...fixed,
      value: file_key ? fileUrl(file_key) : '',
      file_name: typeof value === 'string' ? value : '',
    }
  }
  const translate = (one: string) => {
    const option = field.options.find((it) => it.value === one)
    return option ? translated(option.value, option.translations, language, 'value') : one
  }
  return { ...fixed, value: typeof value === 'string' ? translate(value) : value.map(translate) }
}
