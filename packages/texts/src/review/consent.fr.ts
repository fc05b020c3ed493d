import type { Translation } from '../kit/translation.ts'
import type { en } from './consent.en.ts'

export const fr: Translation<typeof en> = {
  title: 'Consentement à la collecte, à l’utilisation et à la communication de renseignements personnels',
  short: {
    heading: 'En bref',
    who: 'Qui reçoit vos renseignements\u00A0: {{brokerage}}, ainsi que les prêteurs, les assureurs et les autres personnes qui en ont besoin pour votre prêt hypothécaire. Certains peuvent se trouver hors de votre province ou du Canada. Nous ne les vendons jamais.',
    why: 'À quoi ils servent\u00A0: trouver, mettre en place et gérer votre prêt hypothécaire, confirmer votre identité et respecter la loi.',
    credit:
      'Votre crédit\u00A0: nous, les prêteurs et les assureurs pouvons obtenir votre dossier de crédit. La consultation peut y être inscrite.',
    kept: 'Combien de temps nous les gardons\u00A0: aussi longtemps que votre prêt et la loi l’exigent, soit au moins cinq ans pour certains dossiers.',
    withdraw:
      'Comment retirer votre consentement\u00A0: écrivez-nous en tout temps. Le plus souvent, nous ne pourrons alors plus donner suite à votre demande.',
  },
  edition: 'Version 1.3, en vigueur depuis novembre 2026',
  ownEdition: 'Version {{version}}, en vigueur depuis le {{date}}',
  given:
    'Ce consentement est donné à {{brokerage}} («\u00A0nous\u00A0») par chaque demandeur\u00A0: {{names}}. Chacun de vous l’accepte pour lui-même. «\u00A0Vous\u00A0» désigne chaque demandeur.',
  sections: [
    {
      heading: '1. Ce que nous recueillons',
      text: 'Nous recueillons ce que vous inscrivez dans cette demande et les documents que vous nous remettez\u00A0: qui vous êtes et comment vous joindre, vos pièces d’identité, vos adresses actuelle et antérieures, votre travail et vos revenus, ce que vous possédez et ce que vous devez, ainsi que le prêt hypothécaire et la propriété qui font l’objet de la demande. Nous recueillons aussi ce que les sources nommées plus bas nous apprennent à votre sujet.',
    },
    {
      heading: '2. Pourquoi nous les utilisons',
      text: 'Nous utilisons ces renseignements pour confirmer votre identité, étudier votre demande et trouver le financement qui vous convient, la présenter à des prêteurs et à des assureurs, mettre en place et administrer le prêt hypothécaire, respecter nos obligations légales et réglementaires, et repérer et prévenir les erreurs et la fraude. Nous vous demandons un nouveau consentement avant de les utiliser à toute autre fin.',
    },
    {
      heading: '3. Votre dossier de crédit',
      text: 'Vous nous autorisez, ainsi que les prêteurs et les assureurs hypothécaires à qui nous présentons votre demande, à obtenir votre dossier de crédit et d’autres renseignements sur votre crédit auprès d’agents d’évaluation du crédit comme Equifax Canada et TransUnion Canada. Ils peuvent être consultés dès maintenant et de nouveau jusqu’à la fermeture de votre demande ou, si un prêt est accordé, jusqu’à son déboursement. Une consultation peut être inscrite à votre dossier de crédit. Vous autorisez aussi ces parties à échanger avec ces agents, dans les limites de la loi, des renseignements sur le crédit liés à cette demande.',
    },
    {
      heading: '4. La vérification de vos déclarations',
      text: 'Vous nous autorisez, ainsi que ces prêteurs et assureurs, à vérifier vos déclarations auprès de vos employeurs, de vos comptables, de vos institutions financières, de vos locateurs, de vos prêteurs actuels et antérieurs, d’évaluateurs, de registres fonciers et d’organismes publics, et vous autorisez ces sources à nous communiquer les renseignements demandés. Une copie de ce consentement a la même valeur que l’original.',
    },
    {
      heading: '5. À qui nous les communiquons',
      text: 'Nous communiquons ce dont chacun a besoin, et rien de plus, à des prêteurs et à des investisseurs privés, à des assureurs de prêts hypothécaires, à des assureurs de titres, à des évaluateurs, à des notaires et à des avocats, aux autres demandeurs de cette demande, aux organismes qui nous encadrent et nous surveillent, et à des fournisseurs qui traitent des renseignements pour nous en vertu d’un contrat qui les protège. Certains peuvent se trouver hors de votre province ou du Canada, où d’autres lois s’appliquent et où les tribunaux et les autorités peuvent en demander l’accès. Nous ne vendons pas vos renseignements.',
    },
    {
      heading: '6. Votre numéro d’assurance sociale',
      text: 'Vous n’êtes pas tenu de donner votre numéro d’assurance sociale (NAS), à moins qu’une loi ne l’exige. Il aide à reconnaître votre dossier de crédit avec certitude. Nous le conservons chiffré, ne l’affichons plus jamais en entier et ne l’utilisons qu’à cette fin et pour ce que la loi exige. Votre demande n’est pas refusée du seul fait que vous ne le donnez pas\u00A0; la vérification de votre identité peut alors prendre plus de temps.',
    },
    {
      heading: '7. L’identité et la lutte contre le blanchiment d’argent',
      text: 'La loi nous oblige à vérifier l’identité de nos clients, à leur demander pour le compte de qui ils agissent et à en tenir des dossiers. Vous acceptez de présenter les documents nécessaires.',
    },
    {
      heading: '8. Des renseignements vrais et complets',
      text: 'Vous confirmez que, à votre connaissance, tout ce que contient cette demande est vrai et complet, et vous vous engagez à nous aviser sans tarder de tout changement qui survient avant le déboursement du prêt. Une fausse déclaration peut entraîner un refus, le rappel du prêt et des conséquences juridiques.',
    },
    {
      heading: '9. Les communications électroniques',
      text: 'Vous acceptez de recevoir par voie électronique, à l’adresse courriel et au numéro de téléphone que vous avez donnés, les messages, les documents et les avis qui concernent cette demande, et vous reconnaissez que cocher la case à côté de votre nom a valeur de signature. Il ne s’agit pas d’un consentement à la publicité\u00A0: nous n’envoyons de messages électroniques commerciaux que si vous y consentez séparément, ils indiquent qui les envoie et chacun permet de se désabonner.',
    },
    {
      heading: '10. Le retrait de votre consentement',
      text: 'Vous pouvez retirer ce consentement en tout temps en nous écrivant, sous réserve de la loi et des contrats déjà conclus. Nous cessons alors, dans la mesure du possible, d’utiliser et de communiquer vos renseignements, et nous vous expliquons ce que cela entraîne\u00A0: le plus souvent, nous ne pouvons plus donner suite à votre demande. Ce qui a été fait auparavant demeure valide.',
    },
    {
      heading: '11. La conservation',
      text: 'Nous conservons vos renseignements aussi longtemps que ces fins et la loi l’exigent, soit au moins cinq ans pour les dossiers que la loi désigne, puis nous les détruisons ou les anonymisons. Ils sont protégés par des mesures à la hauteur de leur sensibilité. Si un incident vous expose à un risque de préjudice sérieux, nous vous en avisons, de même que les autorités concernées.',
    },
    {
      heading: '12. Vos droits',
      text: 'Vous pouvez demander à consulter vos renseignements, à les faire rectifier, à recevoir ceux que vous nous avez fournis dans un format technologique couramment utilisé et à savoir à qui ils ont été communiqués. Aucune décision à votre sujet n’est fondée exclusivement sur un traitement automatisé. Écrivez à la personne responsable de la protection des renseignements personnels chez {{brokerage}}. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.',
    },
  ],
  acceptance:
    'En cochant la case à côté de votre nom, vous confirmez que vous avez lu et compris ce texte, que vous avez pu poser des questions et obtenir des conseils, et que vous y consentez librement.',
}
