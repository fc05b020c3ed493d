import { blankAgentProfile } from './defaults.ts'
import type { AgentCard, AgentProfile } from './fields.ts'

/**
 * The site's agent as a client sees them whom a colleague takes care of: with the colleague's card. What is of the
 * brokerage stays, and so do telephone and address where the card has none.
 */
export const withCard = (agent: AgentProfile, card: AgentCard | null): AgentProfile => {
  if (card === null) return agent
  const { ActiveFlag, BrokerageName, BrokerageLogo, BrokerageLic, FavIcon, Web, MailSignature, MailSignatureFr } = agent
  return {
    ...blankAgentProfile,
    ...{ ActiveFlag, BrokerageName, BrokerageLogo, BrokerageLic, FavIcon, Web, MailSignature, MailSignatureFr },
    ...card,
    WorkPhone: card.WorkPhone || agent.WorkPhone || agent.Mobile,
    Email: card.Email || agent.Email,
  }
}
