import { createDice } from '@hearth/dice/dice'
import type { Towns } from '@/demo/streets/towns.ts'
import type { Album } from '../album.ts'
import { planAgents } from '../people.ts'
import { DEMO_CITIES } from '../region.ts'
import { type PlannedListing, planListing, planListings } from './listing-plan.ts'
import { type PlannedProject, planProjects } from './projects-plan.ts'
import { pickTitles } from './title-pictures.ts'

/** A listing with its pictures. */
export type PicturedListing = PlannedListing & { title_image_key: string | null; style: number }

export type SeedPlans = {
  /** Newest last, so that neighbors in a list show different pictures. */
  listings: PicturedListing[]
  /** Source of the non-public ones. */
  spareListings: PlannedListing[]
  projects: PlannedProject[]
  /** For the non-public ones. */
  spareProjects: PlannedProject[]
}

const SPARE_LISTINGS = 40
const PROJECTS = { count: 60, roll: 60 }
const SPARE_PROJECTS = { count: 4, roll: 61 }

/** Takes seconds, which no transaction may wait for. */
export function planRegion(towns: Towns, album: Album): SeedPlans {
  const agents = planAgents().length
  const plans = planListings(agents, towns).sort((a, b) => b.ageDays - a.ageDays)
  const titles = pickTitles(plans, (category) => album.of(titleSubject(category)))
  return {
    listings: plans.map((plan, style) => ({
      ...plan,
      title_image_key: titles[style] ?? null,
      style,
    })),
    spareListings: planSpareListings(towns),
    projects: planProjects({ agents, towns, ...PROJECTS }),
    spareProjects: planProjects({ agents, towns, ...SPARE_PROJECTS }),
  }
}

/** A different seed than the public listings. */
function planSpareListings(towns: Towns): PlannedListing[] {
  const dice = createDice(20_261_122)
  return Array.from({ length: SPARE_LISTINGS }, () => ({
    ...planListing(dice, dice.pick(DEMO_CITIES), { isClosed: false, agents: 1, towns }),
    isPremium: false,
    isFeatured: false,
  }))
}

/** Picture subject for a category's title pictures. */
export function titleSubject(category: string): string {
  return category === 'land' ? 'land' : `exterior-${category}`
}
