import { flow } from '@foyer/domain/flow.ts'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../wizard/facts.ts'
import { allRoutes, stepRoutes } from './step-routes.ts'

const patterns = Object.entries(allRoutes).map(([id, path]) => ({ id, path }))
const routeAt = (address: string) => matchRoutes(patterns, address)?.[0]?.route.id

describe('the route of every step', () => {
  const place = { SiteID: 'demo', MortgageApplicationID: 7 }
  const positionOf = (step: (typeof flow.steps)[number]['id']) => ({ step, applicantId: 8 })
  test.each(stepRoutes('main'))('finds $step at its address', ({ step }) =>
    expect(routeAt(addressOf(positionOf(step), place))).toBe(step),
  )
  test.each(stepRoutes('invited'))('finds $step at its address under an invitation', ({ step }) =>
    expect(routeAt(addressOf(positionOf(step), { ...place, guid: 'abc' }))?.toLowerCase()).toBe(
      `invited${step.toLowerCase()}`,
    ),
  )
  test('a step has an address in at least one mode', () => {
    const routed = new Set([...stepRoutes('main'), ...stepRoutes('invited')].map(({ step }) => step))
    expect([...routed].sort()).toEqual(flow.steps.map(({ id }) => id).sort())
  })
})

test('a borrower-only step has no address for invited persons', () => {
  const invited = { SiteID: 'demo', MortgageApplicationID: 7, guid: 'abc' }
  expect(() => addressOf({ step: 'start' }, invited)).toThrow('start is no step')
})
