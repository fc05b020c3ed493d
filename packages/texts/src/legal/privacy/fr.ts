import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Confidentialité',
  why: 'Ce que nous vous demandons, pourquoi, qui y a accès et ce que vous pouvez décider.',
  sections: {
    who: {
      title: 'Qui est responsable',
      text: [
        '«\u00A0Nous\u00A0» désigne {{brokerage}}, {{broker}}, ainsi que ceux qui exploitent ce portail en leur nom. La responsabilité de vos renseignements personnels revient à {{brokerage}}, même lorsqu’une autre entreprise les conserve ou les traite pour nous.',
        'Nous respectons la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) et la loi de votre province. Au Québec, il s’agit de la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25.',
        'La personne responsable de la protection des renseignements personnels est celle qui exerce la plus haute autorité au sein du cabinet, ou celle à qui elle a délégué cette fonction par écrit. Ses coordonnées figurent à la fin de cette page.',
      ].join('\n'),
    },
    collect: {
      title: 'Ce que nous recueillons',
      text: [
        'Nous ne demandons que ce qu’exige une demande de prêt hypothécaire\u00A0:',
        '- qui vous êtes\u00A0: noms, date de naissance, coordonnées, état civil, statut et date d’arrivée au Canada, pièces d’identité\u202F;',
        '- où vous habitez et avez habité\u202F;',
        '- ce que vous gagnez, possédez et devez, ainsi que la propriété et le prêt que vous envisagez\u202F;',
        '- les documents que vous envoyez et les relevés bancaires que vous nous autorisez à obtenir\u202F;',
        '- une fois que vous y avez consenti, votre dossier de crédit et ce que nous confirment employeurs, banques et autres\u202F;',
        '- si vous demandez une assurance crédit, vos réponses sur votre santé et le compte servant au paiement des primes\u202F;',
        '- si vous nous écrivez seulement au moyen d’un formulaire, ce que vous y inscrivez.',
        'Nous consignons aussi vos ouvertures de session, vos consentements, ainsi que le moment et l’adresse Internet d’où vous avez envoyé votre demande. C’est notre preuve, et la vôtre.',
        'L’essentiel vient de vous. Si une autre personne fait la demande avec vous, elle peut nous donner des renseignements à votre sujet, et vous au sien\u00A0: parlez-vous-en d’abord.',
      ].join('\n'),
    },
    consent: {
      title: 'Votre consentement',
      text: [
        'Avant l’envoi, chaque demandeur lit un consentement et coche sa propre case. Nous conservons les mots exacts qui ont été affichés, et l’heure. Nous demandons séparément un consentement exprès pour ce qui est le plus sensible\u00A0: votre dossier de crédit, vos données bancaires, votre santé.',
        'Vous pouvez refuser, ou retirer plus tard un consentement, en nous écrivant. Nous cessons alors, à compter de ce jour. Il se peut qu’un prêteur ne puisse plus traiter votre demande\u202F; nous vous le disons avant que vous décidiez. Ce que la loi nous oblige à conserver, nous le conservons.',
        'Ce portail s’adresse aux adultes. Nous ne recueillons sciemment rien au sujet des enfants, sauf le nombre de personnes du ménage si un prêteur le demande.',
      ].join('\n'),
    },
    sin: {
      title: 'Votre numéro d’assurance sociale',
      text: 'Aucune loi ne vous oblige à le donner pour demander un prêt hypothécaire. Il aide l’agence d’évaluation du crédit à trouver le bon dossier, et pas celui d’une autre personne. Si vous préférez ne pas le donner, dites-le à votre courtier\u00A0: il existe d’autres façons de vous identifier. Il est chiffré, ne vous est plus affiché en entier, n’est jamais envoyé par courriel et ne sert jamais de numéro de client. Au cabinet, seules les personnes qui en ont besoin pour leur travail peuvent le voir, et chaque consultation est consignée.',
    },
    purpose: {
      title: 'Pourquoi nous le demandons',
      text: [
        'Vos renseignements nous servent à\u00A0:',
        '- vous conseiller et vérifier qu’un prêt vous convient\u202F;',
        '- solliciter en votre nom des offres de prêteurs et d’assureurs, et mener le dossier jusqu’au versement\u202F;',
        '- confirmer votre identité et tenir les dossiers qu’exige la loi contre le blanchiment d’argent\u202F;',
        '- prévenir les erreurs et la fraude\u202F;',
        '- vous répondre et vous dire où en est votre demande\u202F;',
        '- prouver, si on nous le demande, que nous avons fait notre travail comme il se doit.',
        'Pour toute autre fin, nous vous demandons d’abord votre accord. Nous ne vendons pas vos renseignements et ne nous en servons pas pour établir votre profil publicitaire.',
      ].join('\n'),
    },
    share: {
      title: 'Qui y a accès',
      text: [
        'Chez {{brokerage}}, seulement les personnes dont le travail l’exige. À l’extérieur\u00A0:',
        '- les prêteurs, les assureurs hypothécaires et les agences d’évaluation du crédit, une fois que vous y avez consenti dans votre demande\u202F;',
        '- les autres demandeurs, pour ce qui est commun à votre demande\u202F;',
        '- les évaluateurs, les notaires, les avocats et les registres fonciers qui s’occupent de votre prêt\u202F;',
        '- l’assureur, si vous demandez une assurance crédit\u202F;',
        '- les entreprises qui exploitent ce service pour nous\u00A0: hébergement, courriels et textos, données bancaires, signature électronique. Un contrat les lie, elles ne peuvent se servir de vos renseignements à aucune autre fin, et elles les rendent ou les détruisent à la fin\u202F;',
        '- les organismes de surveillance, les tribunaux et les autorités, lorsque la loi le prévoit.',
        'Si le cabinet est vendu ou s’unit à un autre, vos renseignements peuvent suivre, aux mêmes fins et avec les mêmes engagements\u202F; nous vous en informons.',
      ].join('\n'),
    },
    outside: {
      title: 'À l’extérieur de votre province et du Canada',
      text: [
        'Certaines de ces entreprises peuvent conserver ou consulter des renseignements à l’extérieur de votre province ou du Canada. Les tribunaux et les autorités de l’endroit peuvent alors en demander l’accès selon leurs propres lois.',
        'Avant que des renseignements quittent le Québec, nous évaluons par écrit leur sensibilité, l’usage prévu, leur protection et le droit de l’endroit. Ils n’en sortent que si l’évaluation démontre qu’ils seront adéquatement protégés, et en vertu d’une entente écrite. Demandez-nous quels endroits et quelles entreprises sont concernés.',
      ].join('\n'),
    },
    automated: {
      title: 'Les décisions automatisées',
      text: [
        'Ce portail additionne et vérifie ce que vous saisissez. Il ne prend aucune décision à votre sujet\u00A0: votre courtier vous dit si un prêt vous convient, et le prêteur, s’il vous l’accorde.',
        'Un prêteur ou un assureur peut décider au moyen d’un système automatisé seulement. Il doit vous en informer. Vous pouvez alors demander quels renseignements ont servi et pour quelles raisons principales, les faire rectifier et présenter vos observations à une personne en mesure de réviser la décision. Votre courtier vous aide à le demander.',
      ].join('\n'),
    },
    browser: {
      title: 'Les témoins et ce navigateur',
      text: [
        'Un témoin (cookie) vous garde en session\u202F; un autre retient votre langue\u202F; un troisième reconnaît votre navigateur, pour que les essais d’inconnus avec votre adresse ne vous bloquent pas l’accès. Votre navigateur conserve aussi les listes de choix et, pendant l’envoi d’une demande, le numéro de celle-ci. Rien de cela ne contient vos réponses.',
        'Nous n’utilisons ni publicité, ni suivi, ni technologie permettant de vous identifier, de vous localiser ou d’effectuer votre profilage. Les formulaires placés sur d’autres sites ne déposent aucun témoin. Les réglages les plus protecteurs sont ceux par défaut.',
      ].join('\n'),
    },
    messages: {
      title: 'Nos messages',
      text: [
        'Nous vous écrivons au sujet de votre demande et de votre compte\u00A0: codes, confirmations, ce qu’il manque encore. Cela fait partie du service.',
        'Si vous nous posez une question au moyen d’un formulaire, nous y répondons, et la Loi canadienne anti-pourriel (LCAP) nous permet de vous écrire à ce sujet pendant six mois. Les offres et les nouvelles ne viennent que si vous y consentez séparément. Chaque message dit qui l’envoie et comment nous joindre, et vous permet de vous désabonner sans frais\u202F; nous cessons au plus tard dans les dix jours ouvrables.',
      ].join('\n'),
    },
    keep: {
      title: 'Combien de temps nous les gardons',
      text: [
        'Aussi longtemps qu’il le faut, et pas davantage\u00A0:',
        '- une demande envoyée\u00A0: au moins cinq ans après la fin de notre relation d’affaires, comme l’exige des courtiers hypothécaires la loi contre le blanchiment d’argent, jusqu’à sept ans si les règles de votre province exigent davantage ou ne précisent rien, et plus longtemps tant qu’un litige ou une autorité l’exige\u202F;',
        '- un début de demande qui s’est arrêté à une adresse courriel confirmée\u00A0: trente jours\u202F;',
        '- les réponses que vous n’avez pas envoyées\u00A0: jusqu’à leur envoi, ou jusqu’à ce que vous supprimiez la demande ou votre compte, ce que vous pouvez faire ici vous-même sauf si un litige ou une autorité les exige, ou jusqu’à ce que nous les supprimions\u202F;',
        '- votre compte\u00A0: jusqu’à ce que vous le supprimiez dans votre profil. Les demandes envoyées sont alors conservées comme ci-dessus, sans être rattachées à un compte\u202F;',
        '- un message reçu au moyen d’un formulaire\u00A0: deux ans\u202F;',
        '- les codes et les liens\u00A0: au plus un jour après leur expiration\u202F;',
        '- le journal de qui a fait quoi, qui ne contient aucune réponse\u00A0: même après la suppression d’une demande ou d’un compte, comme preuve.',
        'Ils sont ensuite détruits ou anonymisés. Si vous nous demandez de supprimer ce que la loi nous oblige à conserver, nous le mettons sous clé jusqu’à la fin de ce délai.',
      ].join('\n'),
    },
    safety: {
      title: 'Comment nous les protégeons',
      text: 'La connexion est chiffrée. Votre numéro d’assurance sociale, vos numéros de compte et vos réponses sur votre santé sont chiffrés une seconde fois là où ils sont conservés, tout comme vos documents. Seules les personnes qui en ont besoin peuvent ouvrir vos renseignements, et chaque changement est inscrit dans un journal qui ne peut être réécrit. Aucune protection n’est parfaite\u202F; si quelque chose vous semble anormal, appelez-nous.',
    },
    incident: {
      title: 'En cas d’incident',
      text: 'Si vos renseignements sont perdus, ou vus par quelqu’un qui ne devrait pas les voir, et que cela peut vous causer un préjudice sérieux, nous vous en avisons sans tarder\u00A0: ce qui s’est passé, ce que nous faisons et ce que vous pouvez faire. Nous avisons aussi le Commissariat à la protection de la vie privée du Canada et, s’il y a lieu, l’autorité de votre province\u202F; au Québec, la Commission d’accès à l’information. Nous tenons un registre de tous les incidents.',
    },
    rights: {
      title: 'Ce que vous pouvez demander',
      text: [
        'Partout au Canada, vous pouvez\u00A0:',
        '- savoir ce que nous détenons à votre sujet, d’où cela vient, ce que nous en avons fait et qui l’a reçu, et en obtenir une copie\u202F;',
        '- faire rectifier ce qui est inexact, incomplet ou équivoque\u202F;',
        '- retirer un consentement pour l’avenir\u202F;',
        '- nous demander de supprimer ce dont nous n’avons plus besoin et qu’aucune loi ne nous oblige à conserver\u202F;',
        '- porter plainte auprès de nous et auprès du commissaire.',
        'Écrivez à la personne responsable. Nous nous assurons d’abord qu’il s’agit bien de vous, puis nous répondons par écrit dans les 30 jours, sans frais. Si nous refusons, en tout ou en partie, nous vous disons pourquoi et à qui vous adresser. Si vous avez du mal à rédiger la demande, nous vous aidons.',
      ].join('\n'),
    },
    quebec: {
      title: 'De plus, si vous habitez au Québec',
      text: [
        'La Loi 25 vous donne aussi le droit\u00A0:',
        '- de recevoir, dans un format technologique structuré et couramment utilisé, les renseignements que vous nous avez fournis, ou de les faire transmettre à une autre personne que la loi autorise à les recueillir (portabilité)\u202F;',
        '- de nous faire cesser la diffusion de renseignements à votre sujet, ou de faire désindexer un lien rattaché à votre nom, lorsque cela contrevient à la loi ou à une ordonnance, ou nuit gravement à votre réputation ou à votre vie privée. Nous ne publions rien à votre sujet\u202F;',
        '- d’être informé d’une décision fondée exclusivement sur un traitement automatisé, et de la faire examiner par une personne\u202F;',
        '- de savoir quelles personnes, ou quelles catégories de personnes, ont accès ici à vos renseignements, et combien de temps ils sont conservés.',
        'Si nous ne répondons pas dans les 30 jours, ou si la réponse ne vous convient pas, vous avez 30 jours pour demander à la Commission d’accès à l’information d’examiner la mésentente (cai.gouv.qc.ca).',
      ].join('\n'),
    },
    reach: {
      title: 'À qui écrire',
      text: [
        'À la personne responsable de la protection des renseignements personnels chez {{brokerage}}\u00A0: {{reach}}.',
        'Vous pouvez aussi vous adresser au Commissariat à la protection de la vie privée du Canada (priv.gc.ca), au commissaire de votre province ou, au Québec, à la Commission d’accès à l’information.',
      ].join('\n'),
    },
    change: {
      title: 'Modification de cet avis',
      text: 'Lorsqu’il change d’une manière qui compte pour vous, nous vous en avisons par écrit au moins 30 jours à l’avance et vous demandons de nouveau votre consentement là où la loi l’exige. Les versions antérieures vous sont remises sur demande.',
    },
  },
  yourBroker:
    'par l’entremise de votre courtier, dont le téléphone et le courriel figurent sur chaque page de son portail',
}
