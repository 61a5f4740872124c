import { MapPin, Video } from 'lucide'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { offeredLimits } from '@/domain/viewing/offered-times.ts'
import type { TimesForm } from './use-times-form.ts'

/** At a place, or by video call. */
export function PlaceFields({ times: { typed, change, form } }: { times: TimesForm }) {
  const { t } = useText()
  const { kind, place } = typed
  const isVideo = kind === 'video'
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend={t('viewings.times.kind')}
        name="kind"
        value={kind}
        onValueChange={(wanted) => change({ kind: wanted }, 'place')}
        options={[
          { value: 'place', label: t('viewings.times.atPlace'), icon: <Icon of={MapPin} /> },
          { value: 'video', label: t('viewings.times.byVideo'), icon: <Icon of={Video} /> },
        ]}
      />
      <Field
        label={t(isVideo ? 'viewings.times.call' : 'viewings.times.place')}
        labelNote={isVideo ? undefined : t('viewings.sure.optional')}
        hint={t('viewings.times.placeHint')}
        error={reasonText(form.reasons.place, 'viewings.fault.', t)}
      >
        {({ required: _, ...control }) => (
          <Input
            {...control}
            name="place"
            type={isVideo ? 'url' : 'text'}
            dir={isVideo ? 'ltr' : 'auto'}
            maxLength={offeredLimits.place}
            value={place}
            onChange={({ target }) => change({ place: target.value }, 'place')}
            aria-required={isVideo}
            className="align-as-page"
          />
        )}
      </Field>
    </div>
  )
}
