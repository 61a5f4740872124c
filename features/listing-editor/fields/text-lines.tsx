import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { type PropertyText, propertyTexts } from '@/domain/listing/property-texts.ts'
import { TextLine } from './form-field.tsx'

/** Inputs of a property's optional texts in one step, but those with an input of their own. */
export function textLines(step: PropertyText['step'], t: Translator): ReactNode {
  return propertyTexts
    .filter((text) => text.step === step && !text.hasOwnInput)
    .map(({ name, longest }) => {
      const hint = `listingEditor.hint.${name}`
      return (
        <TextLine
          key={name}
          name={name}
          label={t(`listingEditor.field.${name}`)}
          hint={t.has(hint) ? t(hint) : undefined}
          input={{
            maxLength: longest,
            autoComplete: name === 'client_address' ? 'street-address' : 'off',
            dir: 'auto',
          }}
        />
      )
    })
}
