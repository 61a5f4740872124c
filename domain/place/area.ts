/**
 * Square meters per unit, by the international foot (0.3048 m); the acre has 43,560 sq ft.
 * Regional: cent, guntha, ground (southern India), marla and kanal (Punjab, 272.25 and 5,445 sq
 * ft), dunam (Levant), feddan (Egypt), tsubo, pyeong (400/121 m²), mu (China, 2000/3 m²), rai
 * (Thailand).
 */
export const squareMetres = {
  squareMetre: 1,
  squareKilometre: 1_000_000,
  hectare: 10_000,
  are: 100,
  squareFoot: 0.092_903_04,
  squareYard: 0.836_127_36,
  acre: 4_046.856_422_4,
  squareMile: 2_589_988.110_336,
  cent: 40.468_564_224,
  guntha: 101.171_410_56,
  ground: 222.967_296,
  marla: 25.292_852_64,
  kanal: 505.857_052_8,
  dunam: 1_000,
  feddan: 4_200.833_333_333_333,
  tsubo: 400 / 121,
  pyeong: 400 / 121,
  mu: 2_000 / 3,
  rai: 1_600,
} as const

export type AreaUnit = keyof typeof squareMetres

export const areaUnits = Object.keys(squareMetres).filter((unit): unit is AreaUnit => {
  return unit in squareMetres
})

export function convertArea(amount: number, from: AreaUnit, to: AreaUnit): number {
  return from === to ? amount : (amount * squareMetres[from]) / squareMetres[to]
}
