import {
  blankIncident,
  type Incident,
  incidentProblems,
  incidentRisks,
  longestIncidentText,
} from '@foyer/domain/incidents/rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CheckboxField, DatePicker, NumberField, RadioCards, TextareaField } from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Row, Section } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { useState } from 'react'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import type { Entry } from '../use-incident-words.ts'
import { Versions } from './versions.tsx'

interface IncidentDialogProps {
  isOpen: boolean
  /** As it was when the dialog opened; undefined for a new one. */
  entry: Entry | undefined
  onClose: () => void
  onDone: (words: string) => void
}

/** An incident is added or changed. */
export const IncidentDialog = ({ isOpen, entry, onClose, onDone }: IncidentDialogProps) => {
  const t = useTexts()
  const save = useOfficeWrite('/console-api/SaveIncident', {
    invalidates: ['/console-api/ListIncidents', '/console-api/ListIncidentVersions'],
  })
  const [isStale, setStale] = useState(false)
  const way = entry === undefined ? 'add' : 'change'
  const submit = async (Incident: Incident) => {
    const outcome = await save.run({ IncidentID: entry?.IncidentID ?? '', Version: entry?.Version ?? 0, Incident })
    if (!outcome.ok && outcome.key === 'StaleEdit') setStale(true)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`${way}.title`)}
      size="lg"
      submit={t(`${way}.submit`)}
      texts="office.incidents"
      errorsUnder="Incident"
      values={entry?.Incident ?? blankIncident}
      rules={(given) => incidentProblems(given, today())}
      onSubmit={submit}
      onDone={() => onDone(t(`${way}.done`))}
    >
      {isStale && <Notice kind="warning" announced title={t('stale')} />}
      <Section title={t('parts.what')}>
        <TextareaField name="Circumstances" rows={3} maxLength={longestIncidentText} />
        <TextareaField name="Information" rows={3} maxLength={longestIncidentText} />
        <Row>
          <DatePicker name="FirstDay" max={today()} optional />
          <DatePicker name="LastDay" max={today()} optional />
        </Row>
        <Row>
          <DatePicker name="AwareOn" max={today()} />
          <NumberField name="People" digits={8} optional />
        </Row>
        <CheckboxField name="ApproximateFl" />
      </Section>
      <Section title={t('parts.risk')} lead={t('parts.riskText')}>
        <RadioCards name="Risk" choices={incidentRisks.map((Value) => ({ Value, Label: t(`risk.${Value}`) }))} />
        <Assessment />
      </Section>
      <Section title={t('parts.notices')}>
        <DatePicker name="CommissionerOn" max={today()} optional />
        <DatePicker name="CaiOn" max={today()} optional />
        <DatePicker name="PeopleOn" max={today()} optional />
        <TextareaField name="PublicNotice" rows={2} maxLength={longestIncidentText} optional />
      </Section>
      <Section title={t('parts.after')}>
        <TextareaField name="Measures" rows={3} maxLength={longestIncidentText} optional />
      </Section>
      {entry !== undefined && entry.Version > 1 && <Versions incidentId={entry.IncidentID} />}
    </FormDialog>
  )
}

const Assessment = () => (
  <FollowUp when={useFormValue<string>('Risk') !== 'open'}>
    <TextareaField name="Assessment" rows={3} maxLength={longestIncidentText} />
  </FollowUp>
)
