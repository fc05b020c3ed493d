import { write } from '@foyer/ui/client/call.ts'
import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { placeAfterSignIn, routes, signInPath } from '../../kit/paths.ts'
import { useTexts } from '../texts.ts'

/** What the round trip was begun for, as its state names it. */
const kinds = {
  'sign-on': 'signIn',
  'invited-sign-on': 'invitation',
  'sign-on-link': 'link',
  'sign-on-confirm': 'confirm',
} as const
type Kind = (typeof kinds)[keyof typeof kinds]
type Result = { kind: 'confirmed'; to: string } | { kind: 'failed'; key: FailureKey }

const kindOf = (state: string): Kind => kinds[(state.split('.')[0] ?? '') as keyof typeof kinds] ?? 'signIn'

interface Returned {
  BrokerageID: string
  State: string
  Query: string
}

/** Finishes what was begun; the page to go to, or what to show. */
const finish = async (kind: Kind, returned: Returned): Promise<Result | string> => {
  if (kind === 'link') {
    const outcome = await write('/console-api/FinishSignOnLink', returned)
    return outcome.ok ? `${routes.officeMe}?linked=1` : { kind: 'failed', key: outcome.key }
  }
  if (kind === 'confirm') {
    const outcome = await write('/console-api/FinishSignOnConfirm', returned)
    return outcome.ok
      ? { kind: 'confirmed', to: placeAfterSignIn(outcome.reply.To) }
      : { kind: 'failed', key: outcome.key }
  }
  if (kind === 'invitation') {
    const outcome = await write('/console-api/FinishInvitedSignOn', returned)
    // The sign-in goes on where the session has come to: with a factor, or in the office.
    return outcome.ok ? signInPath('') : { kind: 'failed', key: outcome.key }
  }
  const outcome = await write('/console-api/FinishSignOn', returned)
  if (!outcome.ok) return { kind: 'failed', key: outcome.key }
  const to = placeAfterSignIn(outcome.reply.To)
  return outcome.reply.Next === 'office' ? to : signInPath(to === routes.officeHome ? '' : to)
}

/** Where the provider of a brokerage leads back to. What it added to the address leaves the address at once. */
export const Component = () => {
  const t = useTexts()
  const { brokerage = '' } = useParams()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [query] = useState(search)
  const [result, setResult] = useState<Result | undefined>(undefined)
  const sent = useRef<string | undefined>(undefined)
  const state = new URLSearchParams(query).get('state') ?? ''
  const kind = kindOf(state)
  useEffect(() => {
    // What the provider sent works once.
    if (sent.current === query) return
    sent.current = query
    const run = async () => {
      await navigate(pathname, { replace: true })
      const done = await finish(kind, { BrokerageID: brokerage, State: state, Query: query.slice(1) })
      client.removeQueries({ queryKey: ['/console-api/LoadMe'] })
      if (typeof done === 'string') await navigate(done, { replace: true })
      else setResult(done)
    }
    void run()
  }, [brokerage, client, kind, navigate, pathname, query, state])
  if (result === undefined) {
    return (
      <StepPage title={t('back.busy')} why={t('back.busyWhy')}>
        <FormSkeleton />
      </StepPage>
    )
  }
  if (result.kind === 'confirmed') {
    return (
      <StepPage title={t('back.confirmed')} why={t('back.confirmedWhy')}>
        <Actions main={{ label: t('back.goOn'), onClick: () => void navigate(result.to, { replace: true }) }} />
      </StepPage>
    )
  }
  return <Failed kind={kind} failure={result.key} />
}

const waysBack: Record<Kind, { label: 'toSignIn' | 'toAccount' | 'toOffice'; to: string }> = {
  signIn: { label: 'toSignIn', to: signInPath('') },
  invitation: { label: 'toSignIn', to: signInPath('') },
  link: { label: 'toAccount', to: routes.officeMe },
  confirm: { label: 'toOffice', to: routes.officeHome },
}

const Failed = ({ kind, failure }: { kind: Kind; failure: FailureKey }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { label, to } = waysBack[kind]
  return (
    <div role="alert" data-page-error={failure}>
      <StepPage title={t(`back.${kind}`)} why={errorText(failure)}>
        <Actions main={{ label: t(`back.${label}`), onClick: () => void navigate(to, { replace: true }) }} />
      </StepPage>
    </div>
  )
}
