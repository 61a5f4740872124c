import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadOwnTexts } from './own-texts.ts'
import { TextProvider, useText } from './text-context.tsx'
import { pickTexts } from './translator.ts'

const style = { currency: 'EUR', currencySymbol: '€', abbreviatesPrices: false }

afterEach(cleanup)

test('a component below says what its page ships, in the language of the page', async () => {
  const texts = JSON.stringify(pickTexts(await loadOwnTexts('de'), ['results.count']))
  render(
    <TextProvider source={{ language: 'de', texts, style }}>
      <Sentence />
    </TextProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('2 Immobilien ab €1.000,00')
})

test('what surrounds a page has shipped its own sentences, which hold there, too', async () => {
  const german = await loadOwnTexts('de')
  const source = (key: string) => {
    return { language: 'de', texts: JSON.stringify(pickTexts(german, [key])), style }
  }
  render(
    <TextProvider source={source('results.count')}>
      <TextProvider source={source('keep.compare')}>
        <Sentence />
      </TextProvider>
    </TextProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('2 Immobilien ab €1.000,00')
})

function Sentence() {
  const { t, formats } = useText()
  return (
    <p>
      {t('results.count', { count: 2 })} ab {formats.price(1000)}
    </p>
  )
}
