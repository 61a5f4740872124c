import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StructuredData } from './structured-data.tsx'

test('escapes names that would end the script element or open a comment', () => {
  const name = '</script><script>alert(1)</script><!-- "quoted" & more'
  const { container } = render(
    <StructuredData nonce="n" things={[{ '@type': 'Organization', name }]} />,
  )
  const written = container.querySelector('script')?.textContent ?? ''
  expect(written).not.toContain('<')
  expect(JSON.parse(written)['@graph'][0].name).toBe(name)
})
