import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadOwnTexts } from './own-texts.ts'
import { TextProvider, useText } from './text-context.tsx'
import { pickTexts } from './translator.ts'

const style = { currency: 'EUR', currencySymbol: '€', abbreviatesPrices: false }

afterEach(cleanup)

test('provides the texts of the page in its language', async () => {
  const texts = JSON.stringify(pickTexts(await loadOwnTexts('de'), ['properties.results.count']))
  render(
    <TextProvider source={{ language: 'de', texts, style }}>
      <Sentence />
    </TextProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('2 Immobilien ab €1.000,00')
})

test('inherits texts of an outer provider', async () => {
  const german = await loadOwnTexts('de')
  const source = (key: string) => {
    return { language: 'de', texts: JSON.stringify(pickTexts(german, [key])), style }
  }
  render(
    <TextProvider source={source('properties.results.count')}>
      <TextProvider source={source('favourites.compare')}>
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
      {t('properties.results.count', { count: 2 })} ab {formats.price(1000)}
    </p>
  )
}
