import { type Incident, incidentChanges } from '@foyer/domain/incidents/rules.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { useState } from 'react'
import { ChangeList } from '../../kit/change-list.tsx'
import classes from '../incidents.module.css'
import { useTexts } from '../texts.ts'
import { useIncidentWords } from '../use-incident-words.ts'

/** What an entry was before, folded: who changes it sees the form first. */
export const Versions = ({ incidentId }: { incidentId: string }) => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.versions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('versions.open')}</summary>
      {isOpen && <VersionList incidentId={incidentId} />}
    </details>
  )
}

const VersionList = ({ incidentId }: { incidentId: string }) => {
  const t = useTexts()
  const words = useIncidentWords()
  const listed = usePages('/console-api/ListIncidentVersions', { IncidentID: incidentId })
  if (listed.isLoading) return <CardsSkeleton cards={1} />
  const changes = (before: Incident, after: Incident, isFirst: boolean) =>
    incidentChanges(before, after).map((name) => ({
      label: t(`fields.${name}.label`),
      ...(!isFirst && { before: words.value(before, name) }),
      after: words.value(after, name),
    }))
  return (
    <>
      {listed.pages
        .flatMap(({ Versions: all }) => all)
        .map(({ Version, Incident: after, Before, By, SavedAt }) => {
          const saved = t(Version === 1 ? 'versions.added' : 'versions.changed', { who: words.changed(By, SavedAt) })
          return (
            <section key={Version} aria-label={saved}>
              <h3 className={classes.version}>{saved}</h3>
              <ChangeList changes={changes(Before, after, Version === 1)} />
            </section>
          )
        })}
      <MorePages pages={listed} label={t('versions.more')} />
    </>
  )
}
