import { mostScenarios } from '@foyer/domain/qualification/facts.ts'
import type { NamedScenario } from '@foyer/domain/qualification/worksheet-fields.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { WideRegion } from '@foyer/ui/page/scroll-region.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { withKeys } from '@foyer/ui/with-keys.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { KeyHint } from '../../kit/key-hint.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { dealReads, type LoadedDeal } from '../use-deal.ts'
import type { DealProps } from './deal-page.tsx'
import classes from './figures.module.css'
import { ScenarioDialog } from './scenario-dialog.tsx'
import { standings } from './standings.ts'

type Worksheet = NonNullable<LoadedDeal['Worksheet']>
type Result = Worksheet['Results'][number]

/** The figures that scenarios are compared by, in their order. */
const compared = [
  'loan',
  'loanToValue',
  'premium',
  'loanWithPremium',
  'payment',
  'qualifyingRate',
  'qualifyingPayment',
  'maximumPrice',
  'cashToClose',
]

const figureOf = ({ Figures }: Result, name: string) => Figures.find(({ Name }) => Name === name)

/** The deal beside its scenarios, and how each figure of the deal comes about. */
export const FiguresTab = (props: DealProps) => {
  const t = useTexts()
  const { Worksheet: worksheet } = props.deal
  return worksheet === null ? (
    <p className={classes.quiet}>{t('ratios.none')}</p>
  ) : (
    <div className={classes.tab}>
      <Comparison {...props} worksheet={worksheet} />
      <Derivation worksheet={worksheet} />
    </div>
  )
}

const Comparison = ({ place, worksheet, onDone }: DealProps & { worksheet: Worksheet }) => {
  const t = useTexts()
  const may = useMay()
  const errorText = useErrorText()
  const { Results, Scenarios } = worksheet
  const save = useOfficeWrite('/console-api/SaveScenarios', { invalidates: dealReads })
  const editing = useDialogFor<NamedScenario | undefined>()
  const [wrong, setWrong] = useState('')
  const mayAdd = may('deal.terms') && Scenarios.length < mostScenarios
  useKeys({ n: mayAdd ? () => editing.open(undefined) : undefined })
  const remove = async (one: NamedScenario) => {
    if (save.isBusy) return
    setWrong('')
    const outcome = await save.run({
      ...place,
      Before: [...Scenarios],
      Scenarios: Scenarios.filter((other) => other !== one),
    })
    if (outcome.ok) onDone(t('done.scenarioRemoved', { name: one.Name }))
    else {
      setWrong(errorText(outcome.key))
      if (outcome.key === 'StaleEdit') await queries.invalidateQueries({ queryKey: ['/console-api/LoadDeal'] })
    }
  }
  const nameOf = ({ Name }: Result) => Name || t('figures.deal')
  const rows = compared
    .map((name) => Results.map((result) => figureOf(result, name)))
    .filter((figures) => figures.some((figure) => figure !== undefined && figure.Status !== 'notApplicable'))
  const [deal] = Results
  return (
    <Section title={t('figures.compare')} lead={t('figures.lead')}>
      {wrong !== '' && <Notice kind="error" announced title={wrong} />}
      <WideRegion className={classes.scroll} label={t('figures.compare')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('figures.figure')}</th>
              {Results.map((result) => (
                <th key={result.Name} scope="col">
                  {nameOf(result)}
                  {result.Differences.map((text) => (
                    <span key={text} className={classes.difference}>
                      {text}
                    </span>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deal?.Ratios.map(({ Name }) => (
              <tr key={Name}>
                <th scope="row">{figureOf(deal, Name.toLowerCase())?.Title ?? Name}</th>
                {Results.map((result) => {
                  const ratio = result.Ratios.find((one) => one.Name === Name)
                  const standing = standings[ratio?.WithinFl ?? -1]
                  return (
                    <td key={result.Name}>
                      {ratio?.Text}
                      {standing && <Badge tone={standing.tone}>{t(standing.key)}</Badge>}
                    </td>
                  )
                })}
              </tr>
            ))}
            {rows.map((figures) => (
              <tr key={figures.find(Boolean)?.Name}>
                <th scope="row">{figures.find(Boolean)?.Title}</th>
                {Results.map((result, index) => (
                  <td key={result.Name}>{figures[index]?.Text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideRegion>
      {may('deal.terms') && (
        <div className={classes.buttons}>
          {Scenarios.map((one) => (
            <div key={one.Name} className={classes.scenario}>
              <span className={classes.name}>{one.Name}</span>
              <RowButton
                icon="edit"
                label={t('figures.change')}
                named={t('figures.changeNamed', { name: one.Name })}
                onClick={() => editing.open(one)}
              />
              <RowButton
                icon="trash"
                label={t('figures.remove')}
                named={t('figures.removeNamed', { name: one.Name })}
                onClick={() => void remove(one)}
              />
            </div>
          ))}
          {mayAdd ? (
            <Button variant="default" data-scenario onClick={() => editing.open(undefined)}>
              {t('figures.add')}
              <KeyHint of="n" />
            </Button>
          ) : (
            <p className={classes.quiet}>{t('figures.full')}</p>
          )}
        </div>
      )}
      {editing.dialog && (
        <ScenarioDialog
          key={editing.dialog.opened}
          isOpen={editing.dialog.isOpen}
          onClose={editing.close}
          place={place}
          all={Scenarios}
          changed={editing.dialog.row}
          onDone={onDone}
        />
      )}
    </Section>
  )
}

const Derivation = ({ worksheet: { Results, Rules } }: { worksheet: Worksheet }) => {
  const t = useTexts()
  const [deal] = Results
  const figures = deal?.Figures.filter(({ Status, Lines }) => Status !== 'notApplicable' && Lines.length > 0) ?? []
  // Several sources may be of one address, and some have none.
  const sources = new Map(Rules.map((rule) => [`${rule.SourceUrl} ${rule.SourceTitle}`, rule]))
  if (figures.length === 0) return null
  return (
    <Section title={t('figures.how')}>
      {figures.map(({ Name, Title, Text, Lines }) => (
        <details key={Name} className={classes.details}>
          <summary>
            <span>{Title}</span> <span className={classes.amount}>{Text}</span>
          </summary>
          <ul className={classes.lines}>
            {withKeys(Lines, ({ Label }) => Label).map(([key, line]) => (
              <li key={key}>
                <span>{line.Label}</span> <span className={classes.amount}>{line.Text}</span>
                <span className={classes.quiet}>{line.From}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {sources.size > 0 && (
        <details className={classes.details}>
          <summary>{t('figures.sources')}</summary>
          <ul className={classes.lines}>
            {[...sources].map(([key, { SourceUrl, SourceTitle }]) => (
              <li key={key}>
                {SourceUrl === '' ? (
                  SourceTitle
                ) : (
                  <a href={SourceUrl} target="_blank" rel="noopener noreferrer">
                    {SourceTitle}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}
