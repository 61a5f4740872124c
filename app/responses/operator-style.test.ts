import { describe, expect, test } from 'vitest'
import { operatorStyle } from './operator-style.ts'

describe('the look that an operator sets', () => {
  test('nothing set, nothing changed', () => {
    expect(operatorStyle({})).toBe('')
  })

  test('system_color takes the place of the brand', () => {
    expect(operatorStyle({ system_color: '#7a1fa2' })).toContain('--brand:light-dark(#7a1fa2,')
  })

  test('sell_web_background_color and sell_web_color colour the badges of sales', () => {
    const style = operatorStyle({
      sell_web_background_color: '#0b3d2eFF',
      sell_web_color: '#ffffffFF',
    })
    expect(style).toBe(
      '[data-offer=sell],[data-offer=sold]{background-color:#0b3d2e;color:#ffffff}',
    )
  })

  test('sell_background does where the newer key is not set', () => {
    expect(operatorStyle({ sell_background: '#0b3d2e' })).toContain('background-color:#0b3d2e')
  })

  test('rent_web_background_color and rent_web_color: words that could not be read are not used', () => {
    const style = operatorStyle({ rent_web_background_color: '#ffffff', rent_web_color: '#fefefe' })
    expect(style).toBe(
      '[data-offer=rent],[data-offer=rented]{background-color:#ffffff;color:#0b1210}',
    )
  })

  test('a colour of words without a fill changes nothing', () => {
    expect(operatorStyle({ sell_web_color: '#14B8DCFF', rent_web_color: '#E48D18FF' })).toBe('')
  })

  test('category_background lies under category tiles while their words stay readable', () => {
    expect(operatorStyle({ category_background: '#087C7C14' })).toBe(
      '[data-category-tile]>a:not(:hover){background-color:light-dark(#ecf5f5,#182523)}',
    )
    expect(operatorStyle({ category_background: '#000000' })).toBe('')
    expect(operatorStyle({ category_background: 'teal' })).toBe('')
  })

  test('web_placeholder_logo, else img_placeholder, stands for missing pictures', () => {
    const own = operatorStyle({ web_placeholder_logo: 'https://a.example/p.svg?x="</style>' })
    expect(own).toContain('url("https://a.example/p.svg?x=%22%3C/style%3E")')
    expect(operatorStyle({ img_placeholder: 'https://a.example/q.png' })).toContain('q.png')
    expect(operatorStyle({ web_placeholder_logo: 'javascript:alert(1)' })).toBe('')
  })
})
