import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { OutsideLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import rows from '../../kit/row-list.module.css'
import { useTexts } from '../texts.ts'
import { inForce, isOfSite, type Override, type ShippedRule, useRuleWords } from '../use-rule-words.ts'
import { OverrideDialog } from './override-dialog.tsx'

interface RuleListProps {
  site: string
  rules: readonly ShippedRule[]
  overrides: readonly Override[]
  onDone: (words: string) => void
}

/** What a site may replace, with what counts today. */
export const RuleList = ({ site, rules, overrides, onDone }: RuleListProps) => {
  const t = useTexts()
  const { nameOf, helpOf, value, date } = useRuleWords()
  const replacing = useDialogFor<ShippedRule>()
  const shippedSource = ({ Kind, SourceTitle, SourceUrl, StaleFl, CheckedOn, ReviewBy }: ShippedRule) => (
    <span className={rows.lines}>
      {Kind === 'estimate' ? t('rules.usual') : <OutsideLink href={SourceUrl}>{SourceTitle}</OutsideLink>}
      <span className={rows.quiet}>
        {StaleFl === 1 ? t('rules.due', { date: date(ReviewBy) }) : t('rules.checked', { date: date(CheckedOn) })}
      </span>
    </span>
  )
  const ownSource = ({ To, SourceUrl }: Override) => (
    <span className={rows.lines}>
      {t('rules.yours', { date: date(To) })}
      {SourceUrl !== '' && (
        <OutsideLink href={SourceUrl}>{URL.canParse(SourceUrl) ? new URL(SourceUrl).host : SourceUrl}</OutsideLink>
      )}
    </span>
  )
  return (
    <>
      <RecordList
        label={t('rules.list')}
        records={rules.filter(isOfSite)}
        idOf={({ RuleID }) => RuleID}
        nameOf={({ RuleID }) => nameOf(RuleID)}
        columns={[
          {
            label: t('rules.rule'),
            of: ({ RuleID }) => (
              <span className={rows.lines}>
                {nameOf(RuleID)}
                <span className={rows.quiet}>{helpOf(RuleID)}</span>
              </span>
            ),
          },
          { label: t('rules.now'), of: ({ RuleID, Value }) => value(inForce(overrides, RuleID)?.Value ?? Value) },
          {
            label: t('rules.source'),
            of: (rule) => {
              const own = inForce(overrides, rule.RuleID)
              return own === undefined ? shippedSource(rule) : ownSource(own)
            },
          },
        ]}
        // Never shown: every version has rules of these kinds.
        empty={{ title: '', text: '' }}
        actions={(rule) => (
          <RowButton
            icon="edit"
            label={t('rules.replace')}
            named={t('rules.replaceNamed', { rule: nameOf(rule.RuleID) })}
            onClick={() => replacing.open(rule)}
          />
        )}
      />
      {replacing.dialog && (
        <OverrideDialog
          key={replacing.dialog.opened}
          site={site}
          rule={replacing.dialog.row}
          isOpen={replacing.dialog.isOpen}
          onClose={replacing.close}
          onDone={onDone}
        />
      )}
    </>
  )
}
