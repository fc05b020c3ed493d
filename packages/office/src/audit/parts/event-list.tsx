import { KitLink } from '@foyer/ui/link.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { EventDays } from '../../deal/index.ts'
import { paths } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import classes from '../audit.module.css'
import type { LogEvent } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useLogWords } from '../use-log-words.ts'

interface EventListProps {
  events: readonly LogEvent[]
  timeZone: string | undefined
  /** Whether there are several sites. */
  namesSites: boolean
}

/** Each event as a sentence, with what it concerned and, unfolded, what the trail has of it. */
export const EventList = ({ events, timeZone, namesSites }: EventListProps) => {
  const words = useLogWords(timeZone)
  const lines = events.map((event, Place) => ({ ...event, Count: 1, Place }))
  return (
    <EventDays lines={lines} timeZone={timeZone}>
      {(event) => {
        const { what, deal, reason, refused } = words(event)
        return (
          <>
            <p className={classes.what}>{what}</p>
            <Concerned event={event} dealWords={deal} namesSites={namesSites} />
            {reason !== '' && <p className={classes.quiet}>{reason}</p>}
            <Details event={event} refused={refused} />
          </>
        )
      }}
    </EventDays>
  )
}

interface ConcernedProps {
  event: LogEvent
  dealWords: string
  namesSites: boolean
}

/** The deal or lead, as a link where the person may open it, the site, and who or what else it was about. */
const Concerned = ({ event, dealWords, namesSites }: ConcernedProps) => {
  const t = useTexts()
  const may = useMay()
  const { SiteID, MortgageApplicationID, LeadID, About } = event
  const lead = t('lead', { number: LeadID })
  const isOpen = event.DealFl === 1 && may('deal.view')
  const parts = {
    about: About,
    deal:
      MortgageApplicationID !== 0 &&
      (isOpen ? <KitLink to={paths.deal({ SiteID, MortgageApplicationID })}>{dealWords}</KitLink> : dealWords),
    lead: LeadID !== 0 && (may('lead.view') ? <KitLink to={paths.lead({ SiteID, LeadID })}>{lead}</KitLink> : lead),
    site: namesSites && SiteID,
  }
  const shown = Object.entries(parts).filter(([, part]) => part !== false && part !== '')
  if (shown.length === 0) return null
  return (
    <p className={classes.concerned}>
      {shown.map(([name, part]) => (
        <span key={name}>{part}</span>
      ))}
    </p>
  )
}

const Details = ({ event, refused }: { event: LogEvent; refused: string }) => {
  const t = useTexts()
  const { EventID, Sequence, Details: details } = event
  // Others are names of the trail, the same in every language.
  const labelOf = (name: string) => (name === 'call' || name === 'result' || name === 'ip' ? t(`facts.${name}`) : name)
  return (
    <details className={classes.details}>
      <summary>{t('details')}</summary>
      <Facts
        facts={[
          { label: t('facts.refused'), value: refused },
          { label: t('facts.event'), value: String(EventID) },
          { label: t('facts.chain'), value: Sequence === 0 ? t('facts.notYet') : String(Sequence) },
          ...details.map(({ Name, Value }) => ({
            label: labelOf(Name),
            value: <span className={classes.raw}>{Value}</span>,
          })),
        ]}
      />
    </details>
  )
}
