import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { homeValuation } from '@/client/flows/valuation/home-valuation.ts'
import { type Draft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { isPlainNumber } from '@/domain/money/digit-groups.ts'
import type { Position } from '@/domain/place/distance.ts'
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'
import type {
  HomeFact,
  Valuation,
  ValuationRefusal,
  ValuedHome,
} from '@/machines/valuation/home-valuation.types.ts'

export type HomeField = 'place' | 'category' | HomeFact

/** `needed`: nothing was entered; `unread`: its text is not a number. */
export type FieldReason = 'needed' | 'unread'

export type HomeValuation = {
  /** As typed; numbers that are read are plain. */
  values: Readonly<Record<HomeFact | 'category', string>>
  /** Null until a place was chosen. */
  place: { position: Position; label: string } | null
  reasons: Readonly<Partial<Record<HomeField, FieldReason>>>
  /** Counts submissions with reasons, so that the first field can be focused. */
  rejections: number
  isEstimating: boolean
  valuation: Valuation | null
  refusal: ValuationRefusal | null
  failure: unknown
  setPlace: (position: Position, label: string) => void
  setValue: (field: HomeFact | 'category', text: string) => void
  submit: () => void
  retry: () => void
}

const DRAFT = 'home-valuation'
const facts = [
  'area',
  'plot',
  'bedrooms',
  'bathrooms',
  'floors',
  'yearBuilt',
  'yearRenovated',
] as const satisfies readonly HomeFact[]
const empty = Object.fromEntries(facts.map((fact) => [fact, '']))

/** Form and answer of a valuation; what is entered survives a reload of the tab. */
export function useHomeValuation(asksFirst: boolean): HomeValuation {
  const tools = useTools()
  const [machine] = useState(() => homeValuation(tools))
  const [state, send] = useActor(machine)
  const [draft, setDraft] = useState<Draft>(empty)
  const [reasons, setReasons] = useState<HomeValuation['reasons']>({})
  const [rejections, setRejections] = useState(0)
  const latest = useRef(draft)
  useEffect(() => {
    const kept = { ...readDraft(DRAFT), ...nonEmpty(latest.current) }
    latest.current = { ...empty, ...kept }
    setDraft(latest.current)
  }, [])
  const change = (changes: Draft, field: HomeField) => {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    setReasons(({ [field]: _, ...others }) => others)
    if (keepsComforts(asksFirst)) keepDraft(DRAFT, latest.current)
    send({ type: 'home.changed' })
  }
  const { valuation, refusal, failure } = state.context
  return {
    values: toValues(draft),
    place: toPlace(draft),
    reasons,
    rejections,
    isEstimating: state.matches('estimating'),
    valuation,
    refusal,
    failure,
    setPlace({ latitude, longitude }, label) {
      const position = { latitude: String(latitude), longitude: String(longitude) }
      change({ ...position, label }, 'place')
    },
    setValue: (field, text) => change({ [field]: text }, field),
    submit() {
      const found = findReasons(latest.current)
      setReasons(found)
      const home = toHome(latest.current)
      if (Object.keys(found).length > 0 || !home) setRejections((count) => count + 1)
      else send({ type: 'home.submitted', home })
    },
    retry: () => send({ type: 'estimate.retried' }),
  }
}

function findReasons(draft: Draft): HomeValuation['reasons'] {
  const unread = facts.filter((fact) => draft[fact] && !isPlainNumber(draft[fact]))
  return {
    ...(toPlace(draft) ? {} : { place: 'needed' }),
    ...(draft.category ? {} : { category: 'needed' }),
    ...(Number(draft.area) > 0 ? {} : { area: 'needed' }),
    ...Object.fromEntries(unread.map((fact) => [fact, 'unread'])),
  }
}

function toHome(draft: Draft): ValuedHome | null {
  const place = toPlace(draft)
  if (!place) return null
  const number = (fact: HomeFact) => (draft[fact] ? Number(draft[fact]) : null)
  return {
    ...place.position,
    categoryId: Number(draft.category),
    area: Number(draft.area),
    plot: number('plot'),
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    floors: number('floors'),
    yearBuilt: number('yearBuilt'),
    yearRenovated: number('yearRenovated'),
  }
}

function toPlace(draft: Draft): HomeValuation['place'] {
  if (!draft.latitude || !draft.longitude) return null
  const position = { latitude: Number(draft.latitude), longitude: Number(draft.longitude) }
  return { position, label: draft.label ?? '' }
}

function toValues(draft: Draft): HomeValuation['values'] {
  const text = (field: HomeFact | 'category') => draft[field] ?? ''
  return {
    category: text('category'),
    area: text('area'),
    plot: text('plot'),
    bedrooms: text('bedrooms'),
    bathrooms: text('bathrooms'),
    floors: text('floors'),
    yearBuilt: text('yearBuilt'),
    yearRenovated: text('yearRenovated'),
  }
}

function nonEmpty(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''))
}
