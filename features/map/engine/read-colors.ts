import type { MapColors } from '../style/map-style.ts'

/** Resolved token colors: map styles support neither CSS variables nor `light-dark()`. */
export function readColors(container: HTMLElement): MapColors {
  const probe = container.appendChild(document.createElement('i'))
  // The shortest transition would begin with the color before.
  probe.style.transition = 'none'
  const color = (token: string) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const colors = {
    land: color('map-land'),
    water: color('map-water'),
    border: color('map-border'),
    label: color('map-label'),
    halo: color('map-land'),
    park: color('map-park'),
    wood: color('map-wood'),
    civic: color('map-civic'),
    built: color('map-built'),
    building: color('map-building'),
    road: color('map-road'),
    casing: color('map-casing'),
    major: color('map-major'),
    highway: color('map-highway'),
    rail: color('map-rail'),
    path: color('map-path'),
    parkLabel: color('map-park-label'),
    waterLabel: color('map-water-label'),
    stop: color('map-stop'),
  }
  probe.remove()
  return colors
}
