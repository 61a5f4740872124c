import { describe, expect, test } from 'vitest'
import { operatorStyle } from './operator-style.ts'

describe("the operator's style", () => {
  test('is empty without settings', () => {
    expect(operatorStyle({})).toBe('')
  })

  test('replaces the brand color with system_color', () => {
    expect(operatorStyle({ system_color: '#7a1fa2' })).toContain('--brand:light-dark(#7a1fa2,')
  })

  test('colors sale badges with sell_web_background_color and sell_web_color', () => {
    const style = operatorStyle({
      sell_web_background_color: '#0b3d2eFF',
      sell_web_color: '#ffffffFF',
    })
    expect(style).toBe(
      '[data-offer=sell],[data-offer=sold]{background-color:#0b3d2e;color:#ffffff}',
    )
  })

  test('falls back to sell_background without the newer key', () => {
    expect(operatorStyle({ sell_background: '#0b3d2e' })).toContain('background-color:#0b3d2e')
  })

  test('ignores an unreadable rent_web_color on rent_web_background_color', () => {
    const style = operatorStyle({ rent_web_background_color: '#ffffff', rent_web_color: '#fefefe' })
    expect(style).toBe(
      '[data-offer=rent],[data-offer=rented]{background-color:#ffffff;color:#0b1210}',
    )
  })

  test('ignores a text color without a background', () => {
    expect(operatorStyle({ sell_web_color: '#14B8DCFF', rent_web_color: '#E48D18FF' })).toBe('')
  })

  test('puts category_background behind category tiles while their text stays readable', () => {
    expect(operatorStyle({ category_background: '#087C7C14' })).toBe(
      '[data-category-tile]>a:not(:hover){background-color:light-dark(#ecf5f5,#182523)}',
    )
    expect(operatorStyle({ category_background: '#000000' })).toBe('')
    expect(operatorStyle({ category_background: 'teal' })).toBe('')
  })

  test('replaces missing pictures with web_placeholder_logo, or else img_placeholder', () => {
    const own = operatorStyle({ web_placeholder_logo: 'https://a.example/p.svg?x="</style>' })
    expect(own).toContain('url("https://a.example/p.svg?x=%22%3C/style%3E")')
    expect(operatorStyle({ img_placeholder: 'https://a.example/q.png' })).toContain('q.png')
    expect(operatorStyle({ web_placeholder_logo: 'javascript:alert(1)' })).toBe('')
  })
})
