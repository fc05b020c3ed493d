import { type Incident, incidentNotices } from '@foyer/domain/incidents/rules.ts'
import { csvOf } from '@foyer/domain/kit/csv.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { today } from '@foyer/ui/today.ts'
import { Button } from '@mantine/core'
import { useTexts } from '../texts.ts'
import { type Entry, useIncidentWords } from '../use-incident-words.ts'

const texts = ['Circumstances', 'Information', 'FirstDay', 'LastDay', 'AwareOn', 'People'] as const
const rest = ['Assessment', ...incidentNotices, 'PublicNotice', 'Measures'] as const

/** Every entry of the register with what the law asks for, a line each, for a spreadsheet. */
export const SaveRegister = ({ entries, onSaved }: { entries: readonly Entry[]; onSaved: () => void }) => {
  const t = useTexts()
  const words = useIncidentWords()
  const cell = (incident: Incident, name: (typeof texts)[number] | (typeof rest)[number]) =>
    String(incident[name] ?? '')
  const save = () => {
    const heads = [
      ...texts.map((name) => t(`fields.${name}.label`)),
      ...[t('file.approximate'), t('fields.Risk.label')],
      ...rest.map((name) => t(`fields.${name}.label`)),
      ...[t('columns.kept'), t('columns.changed')],
    ]
    const lines = entries.map((entry) => [
      ...texts.map((name) => cell(entry.Incident, name)),
      ...[t(entry.Incident.ApproximateFl === 1 ? 'file.yes' : 'file.no'), t(`risk.${entry.Incident.Risk}`)],
      ...rest.map((name) => cell(entry.Incident, name)),
      ...[entry.KeptUntil, words.changed(entry.By, entry.ChangedAt)],
    ])
    saveAs(new Blob([csvOf([heads, ...lines])], { type: 'text/csv;charset=utf-8' }), `incidents-${today()}.csv`)
    onSaved()
  }
  return (
    <Button variant="default" leftSection={<Icon name="download" size={18} />} data-export onClick={save}>
      {t('save')}
    </Button>
  )
}
