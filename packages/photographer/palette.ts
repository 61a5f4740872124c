import { paint } from './parts.ts'
import { cloth, woodgrain } from './textures.ts'

/** Colors of one home, so that its rooms look like one. */
export type Palette = {
  walls: string
  accent: string
  fabric: string
  second: string
  wood: string
  dark: boolean
  rug: string
}

export const PALETTES: readonly Palette[] = [
  {
    walls: '#ece8df',
    accent: '#8f9f8c',
    fabric: '#b9b2a4',
    second: '#b86f4a',
    wood: '#b59a78',
    dark: false,
    rug: '#d9d0bf',
  },
  {
    walls: '#e6e2da',
    accent: '#5f7480',
    fabric: '#56666f',
    second: '#c99a4e',
    wood: '#8a7058',
    dark: false,
    rug: '#c9c3b6',
  },
  {
    walls: '#efeae2',
    accent: '#c9a68c',
    fabric: '#d8cbb8',
    second: '#7d8f74',
    wood: '#c4ab88',
    dark: false,
    rug: '#e3d6c3',
  },
  {
    walls: '#e9e9e6',
    accent: '#3f4a4c',
    fabric: '#8a8f90',
    second: '#a8553f',
    wood: '#6e5644',
    dark: true,
    rug: '#9a9a98',
  },
  {
    walls: '#f0ebe0',
    accent: '#6d7f62',
    fabric: '#5e6f54',
    second: '#d3a45f',
    wood: '#a3835f',
    dark: false,
    rug: '#d3c6a8',
  },
  {
    walls: '#e4dfd8',
    accent: '#9a6f62',
    fabric: '#a8664e',
    second: '#3f5a5c',
    wood: '#96795e',
    dark: true,
    rug: '#c8b09c',
  },
]

export const textile = (color: string) =>
  paint(color, { surface: cloth(), roughness: 0.95, relief: 0.4 })
export const timber = (color: string) => paint(color, { surface: woodgrain(), roughness: 0.6 })
export const brass = () => paint('#c9a463', { roughness: 0.5, metalness: 0.2 })
export const black = () => paint('#262626', { roughness: 0.6 })
