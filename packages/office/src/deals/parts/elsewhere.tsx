import type { PipelineView } from '@foyer/domain/office/pipeline.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Button } from '@mantine/core'
import { useMe } from '../../session/me.ts'
import { bodyOf, type Filters } from '../filters.ts'
import { useTexts } from '../texts.ts'
import classes from './deals.module.css'

interface ElsewhereProps {
  filters: Filters
  onLead: (filters: Filters) => void
}

/** Every deal is in one of these. */
const whole = ['open', 'closed'] as const

/** Where a search that found nothing in its view finds deals: who looks for a client does not think of views. */
export const Elsewhere = (props: ElsewhereProps) => (
  <div className={classes.elsewhere}>
    {whole.map((view) => (
      <Other key={view} view={view} {...props} />
    ))}
  </div>
)

const Other = ({ view, filters, onLead }: ElsewhereProps & { view: PipelineView }) => {
  const t = useTexts()
  const { PersonID } = useMe()
  const there = { ...filters, view }
  const { reply } = useCall('/console-api/ListPipeline', bodyOf(there, PersonID), { enabled: view !== filters.view })
  if (view === filters.view || reply === undefined || reply.Deals.length === 0) return null
  const name = t(`views.${view}`)
  return (
    <Button variant="default" data-elsewhere={view} onClick={() => onLead(there)}>
      {reply.Next === ''
        ? t('empty.elsewhere', { count: reply.Deals.length, view: name })
        : t('empty.elsewhereMany', { view: name })}
    </Button>
  )
}
