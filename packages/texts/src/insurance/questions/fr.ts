import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  LI: {
    q1: 'Au cours des 5 dernières années, avez-vous été traité pour une maladie du cœur, un accident vasculaire cérébral ou un cancer\u202F?',
    q2: 'Au cours des 5 dernières années, avez-vous été traité pour une maladie des poumons, du foie ou des reins\u202F?',
    q3: 'Au cours des 3 dernières années, avez-vous été traité pour votre consommation d’alcool ou de drogues, ou vous a-t-on conseillé de la réduire\u202F?',
    q4: 'Attendez-vous un examen, un résultat ou un traitement qu’un médecin vous a recommandé\u202F?',
    q5: 'Un assureur a-t-il déjà refusé ou reporté une assurance vie à votre nom, ou exigé une prime plus élevée\u202F?',
  },
  CI: {
    q1: 'Un médecin vous a-t-il déjà dit que vous aviez le diabète, de l’hypertension ou un taux de cholestérol élevé\u202F?',
    q2: 'Avez-vous déjà eu une masse, une excroissance ou un saignement inhabituel qui n’a pas été examiné\u202F?',
    q3: 'Au moins deux de vos parents, frères ou sœurs ont-ils eu un cancer, une maladie du cœur ou un accident vasculaire cérébral avant 60 ans\u202F?',
    q4: 'Au cours des 5 dernières années, avez-vous eu des étourdissements, des engourdissements, des tremblements ou une perte de la vue ou de l’équilibre\u202F?',
    q5: 'Au cours des 2 dernières années, avez-vous été absent du travail pendant 14 jours de suite ou plus à cause d’une maladie\u202F?',
  },
  AD: {
    q1: 'Travaillez-vous moins de 20 heures par semaine, ou êtes-vous actuellement sans travail rémunéré\u202F?',
    q2: 'Au cours des 2 dernières années, avez-vous reçu des prestations d’invalidité ou d’indemnisation des travailleurs\u202F?',
    q3: 'Au cours des 3 dernières années, avez-vous été traité pour votre dos, votre cou, vos articulations ou vos muscles\u202F?',
    q4: 'Au cours des 3 dernières années, avez-vous été traité pour de l’anxiété, une dépression, un épuisement ou un autre trouble de santé mentale\u202F?',
    q5: 'Pratiquez-vous un sport dangereux, comme l’escalade, la plongée, la course automobile ou le parachutisme\u202F?',
  },
}
