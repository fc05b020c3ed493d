/** One line of the timeline, ready to be shown; made from the domain's flow. */
export interface TimelineStep {
  key: string
  label: string
  state: 'done' | 'current' | 'open' | 'locked'
  /** Where it leads; a locked step leads nowhere. */
  to: string | undefined
  isHere: boolean
}

export interface TimelineGroup {
  key: string
  /** The applicant's name over their own steps. */
  label: string | undefined
  steps: TimelineStep[]
}

export const useTimeline = (): TimelineGroup[] | undefined => undefined

export const Timeline = ({ groups }: { groups: TimelineGroup[] }) => (
  <ol>
    {groups.map((group) => (
      <li key={group.key}>{group.label}</li>
    ))}
  </ol>
)
