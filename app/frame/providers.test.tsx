import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Providers } from './providers.tsx'

const style = { currency: 'USD', currencySymbol: '$', abbreviatesPrices: false }

test('the document follows a page of another language that the router opens', () => {
  const frame = (language: string, direction: 'ltr' | 'rtl') => (
    <Providers source={{ language, texts: '{}', style }} direction={direction} defaultLanguage="en">
      page
    </Providers>
  )
  const { documentElement: root } = document
  const { rerender } = render(frame('en', 'ltr'))
  expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
  rerender(frame('ar', 'rtl'))
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
})
