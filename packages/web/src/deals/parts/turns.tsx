import type { MyDeal, OpenDocument } from '@foyer/domain/deals/fields.ts'
import { brokerWording, isClosed, type Turn, turnsOf } from '@foyer/domain/deals/turns.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon, type IconName } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import { addressOfRequest } from './request-address.ts'
import classes from './turns.module.css'

interface ToRequestProps {
  deal: MyDeal
  document: OpenDocument
  title: string
  words: string
}

/** Words that lead to the request of a document. */
const ToRequest = ({ deal, document, title: name, words }: ToRequestProps) => {
  const t = useTexts()
  const to = addressOfRequest(deal, document.RequestDocID)
  if (to === undefined) return words
  return (
    <KitLink to={to} className={classes.link} label={t('named.turn', { words, name })}>
      {words}
    </KitLink>
  )
}

interface TurnProps {
  deal: MyDeal
  title: string
}

const Refused = ({ documents, ...given }: TurnProps & { documents: readonly OpenDocument[] }) => {
  const t = useTexts()
  return (
    <>
      {t('turn.refused', { count: documents.length })}
      <ul className={classes.refused}>
        {documents.map((document) => (
          <li key={document.DFRequestDocItemID}>
            <ToRequest {...given} document={document} words={document.Name} />
            {document.Reason !== '' && <p className={classes.reason}>{document.Reason}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The most urgent kinds have a sign of their own. */
const icons: Partial<Record<Turn['turn'], IconName>> = { refused: 'alert' }

const useTurnText = ({ deal, title }: TurnProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const { language } = useLanguage()
  return (turn: Turn): ReactNode => {
    if (turn.turn === 'refused') return <Refused deal={deal} title={title} documents={turn.documents} />
    if (turn.turn === 'documents') {
      const [document] = turn.documents
      const words = t('turn.documents', { count: turn.documents.length })
      return document ? <ToRequest deal={deal} title={title} document={document} words={words} /> : words
    }
    if (turn.turn === 'messages') {
      const words = t('turn.messages', { count: turn.count })
      return (
        <KitLink
          to={paths.messages(SiteID, deal.MortgageApplicationID)}
          className={classes.link}
          label={t('named.turn', { words, name: title })}
        >
          {words}
        </KitLink>
      )
    }
    if (turn.turn === 'awaited') {
      const names = listed(turn.names, language)
      return t('turn.awaited', { count: turn.names.length, names })
    }
    if (turn.turn === 'review')
      return turn.questions > 0 ? t('turn.questions', { count: turn.questions }) : t('turn.review')
    if (turn.turn === 'finish') return t(`turn.finish.${turn.step}`)
    return t(`turn.finishFor.${turn.step}`, { name: turn.name })
  }
}

/** Whose turn it is: what the deal waits for, else what the broker does with it. */
export const Turns = ({ deal, title }: TurnProps) => {
  const t = useTexts()
  const textOf = useTurnText({ deal, title })
  const turns = turnsOf(deal)
  const isMine = turns.some(({ turn }) => turn !== 'awaited')
  const whose = isMine ? 'mine' : turns.length > 0 ? 'others' : 'broker'
  return (
    <div className={classes.turns} data-whose={whose}>
      {(whose !== 'broker' || !isClosed(deal)) && <p className={classes.whose}>{t(`turn.${whose}`)}</p>}
      {turns.length === 0 && <p className={classes.broker}>{t(`broker.${brokerWording(deal)}`)}</p>}
      {turns.length > 0 && (
        <ul className={classes.list}>
          {turns.map((turn) => (
            <li key={turn.turn} data-turn={turn.turn}>
              <Icon name={icons[turn.turn] ?? 'next'} />
              <div>{textOf(turn)}</div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
