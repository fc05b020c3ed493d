import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import type { FieldProps } from '@foyer/ui/form/use-field.ts'
import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts.ts'
import { type TextChoice, TextSelect } from './choice-controls.tsx'

/** The list is loaded shortly after the form, so that the form appears first. */
const pauseMilliseconds = 100
const path = '/v1/leadopportunities/leads/user-access-list-with-token'

/** The people who may receive a lead of this form. */
export const useOwners = (token: string, isAsked: boolean) => {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const pause = setTimeout(() => setDue(true), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [])
  return useCall(path, { token }, { enabled: isAsked && isDue, staleTime: Number.POSITIVE_INFINITY })
}

/** The recipient, grouped under headings. */
export const OwnerControl = ({ token, ...props }: FieldProps & { token: string }) => {
  const t = useTexts()
  const { reply, failure, retry } = useOwners(token, true)
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <Skeleton height={76} aria-busy="true" />
  if (reply.users.length === 0) return <p>{t('owner.empty')}</p>
  const groups = [...new Set(reply.users.map(({ group }) => group))]
  const inGroup = (name: string) =>
    reply.users.filter(({ group }) => group === name).map(({ label, value }) => ({ label, value }))
  const data = groups.flatMap((group): (TextChoice | { group: string; items: TextChoice[] })[] =>
    group === '' ? inGroup('') : [{ group, items: inGroup(group) }],
  )
  return <TextSelect {...props} data={data} />
}
