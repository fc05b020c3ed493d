import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Markup } from '@foyer/ui/markup.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { KeysNote } from '../../kit/key-hint.tsx'
import { type DealPlace, paths } from '../../kit/paths.ts'
import { DocumentBadge } from '../parts/document-badge.tsx'
import { useTexts } from '../texts.ts'
import { useDeal } from '../use-deal.ts'
import { Decision } from './decision.tsx'
import { useDocumentName } from './document-name.ts'
import { isSent, nextToDecide, type ReviewItem, reviewItems } from './items.ts'
import classes from './review.module.css'
import { SheetView } from './sheet-view.tsx'
import { type Decided, UndoButton } from './undo-button.tsx'

interface ReviewPageProps {
  place: DealPlace
  itemId: number
}

interface Done {
  words: string
  /** Absent after it was undone. */
  decided?: Decided
}

/** A document, what was asked for, and the decision, which leads to the next one. */
export const ReviewPage = ({ place, itemId }: ReviewPageProps) => {
  const t = useTexts()
  const nameOf = useDocumentName()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { reply, listed, name: client, isLoading, failure, retry } = useDeal(place)
  const [done, setDone] = useState<Done | undefined>(undefined)
  const [refused, setRefused] = useState('')
  const items = reply === undefined ? [] : reviewItems(reply)
  const here = items.find(({ item }) => item.DFRequestDocItemID === itemId)
  const next = nextToDecide(items, itemId)
  const leadOn = (words: string, decided: Decided) => {
    setRefused('')
    setDone({ words, decided })
    if (next !== undefined) void navigate(paths.review(place, next.item.DFRequestDocItemID))
  }
  const leadBack = ({ DFRequestDocItemID }: Decided) => {
    setDone({ words: t('decide.undone') })
    void navigate(paths.review(place, DFRequestDocItemID))
  }
  const title = here === undefined ? t('decide.missing') : nameOf(here.item)
  return (
    <div className={classes.page}>
      <KitLink to={paths.deal(place, 'documents')} className={classes.back}>
        {t('toDeal')}
      </KitLink>
      <StepPage
        title={reply === undefined ? t('decide.items') : title}
        why={here && t('decide.for', { client, request: here.request.RequestName })}
        width="full"
        {...{ isLoading, failure }}
        onRetry={retry}
      >
        <div role="status">
          {done !== undefined && (
            <Notice key={done.decided?.DecidedAt ?? ''} kind="success" title={done.words}>
              {done.decided && (
                <UndoButton
                  decided={done.decided}
                  onUndone={() => done.decided && leadBack(done.decided)}
                  onRefused={setRefused}
                />
              )}
            </Notice>
          )}
        </div>
        {refused !== '' && <Notice kind="error" announced title={refused} />}
        {here !== undefined && (
          <>
            {next === undefined && done?.decided?.DFRequestDocItemID === itemId && (
              <Notice kind="success" takesFocus title={t('decide.allDone')}>
                <KitLink to={paths.deal(place, 'documents')}>{t('toDeal')}</KitLink>
              </Notice>
            )}
            <div className={classes.review}>
              <div key={itemId} className={classes.main}>
                <Asked one={here} />
                {isSent(here) ? (
                  <SheetView place={place} item={here.item} />
                ) : (
                  <EmptyState title={t('decide.nothingSent')}>{t('decide.nothingSentText')}</EmptyState>
                )}
                <Decision
                  place={place}
                  one={here}
                  name={title}
                  clientLanguage={listed?.LanguageID ?? languageId(language)}
                  onDecided={leadOn}
                  {...(next !== undefined && {
                    onSkip: () => void navigate(paths.review(place, next.item.DFRequestDocItemID)),
                  })}
                />
                <KeysNote>{t('decide.keys')}</KeysNote>
              </div>
              <Items place={place} items={items} here={itemId} />
            </div>
          </>
        )}
      </StepPage>
    </div>
  )
}

const Asked = ({ one }: { one: ReviewItem }) => {
  const { item, asked } = one
  const t = useTexts()
  const reason = asked?.Reason ?? ''
  return (
    <div className={classes.asked}>
      <DocumentBadge one={one} />
      <div>
        <h2 className={classes.small}>{t('decide.asked')}</h2>
        {item.Desc === '' ? <p className={classes.quiet}>{t('decide.nothingMore')}</p> : <Markup text={item.Desc} />}
      </div>
      {reason !== '' && isNotAccepted(item.Status) && (
        <p className={classes.quiet}>{t('documents.refused', { reason })}</p>
      )}
      {item.NotAvailable !== '' && (
        <Notice kind="warning" title={t('decide.notAvailable')}>
          <p className={classes.text}>{item.NotAvailable}</p>
        </Notice>
      )}
    </div>
  )
}

const Items = ({ place, items, here }: { place: DealPlace; items: readonly ReviewItem[]; here: number }) => {
  const t = useTexts()
  const nameOf = useDocumentName()
  return (
    <nav className={classes.items} aria-label={t('decide.items')}>
      <h2 className={classes.small}>{t('decide.items')}</h2>
      <ul className={classes.list}>
        {items.map(({ item, request }) => (
          <li key={item.DFRequestDocItemID}>
            <KitLink
              to={paths.review(place, item.DFRequestDocItemID)}
              className={classes.entry}
              isHere={item.DFRequestDocItemID === here}
            >
              <span className={classes.entryName}>{nameOf(item)}</span>
              <span className={classes.quiet}>{request.RequestName}</span>
              <DocumentBadge one={{ item, request }} />
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
