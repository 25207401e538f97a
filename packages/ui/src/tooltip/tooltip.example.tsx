import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import type { Example } from '../example.ts';
import { PlusIcon, SearchIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { ExampleGrid, ExampleRow, ExampleStack } from '../testing/example-row.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Tooltip } from './tooltip.tsx';

const long = 'Ladeinfrastrukturbetreibergesellschaft Norddeutschland mit Sitz in Hamburg-Wilhelmsburg';

function Pages() {
  const [page, setPage] = useState(4);
  return (
    <Pagination
      label="Seiten"
      previousLabel="Vorige Seite"
      nextLabel="Nächste Seite"
      pageLabel={(number) => `Seite ${number}`}
      page={page}
      pageCount={9}
      onPageChange={setPage}
    />
  );
}

export const example: Example = {
  title: 'Lange Texte und Hinweise',
  group: 'Inhalt',
  render: () => (
    <ExampleStack>
      <ExampleRow>
        <Tooltip text="Der Hinweis steht oben">
          <Button variant="secondary">Oben</Button>
        </Tooltip>
        <Tooltip text={long} placement="end">
          <Button variant="secondary">Am Ende</Button>
        </Tooltip>
        <IconButton label="Suchen" icon={<SearchIcon />} tooltip="bottom" />
        <Spinner />
        <VisuallyHidden>Nur für Vorleseprogramme</VisuallyHidden>
      </ExampleRow>
      <ExampleRow>
        <Button icon={<PlusIcon />}>Ladekarten für alle Standorte in Norddeutschland bestellen</Button>
        <Badge tone="warning">{long}</Badge>
        <Avatar name={long} isDecorative={false} size="large" />
        <Link href="#long">{long}</Link>
      </ExampleRow>
      <Stepper label="Ablauf" steps={[long, 'Prüfen', long]} current={2} doneLabel="erledigt" />
      <Pages />
      <ExampleGrid>
        <ProgressBar label="Unbekannt lange" />
        <ProgressBar label={long} value={0.3} valueText="3 von 10" isLabelled tone="success" />
        <Card isInteractive title={long}>
          <Link href="#card" isStretched>
            Öffnen
          </Link>
        </Card>
        <Alert tone="danger" title={long} onClose={() => {}} closeLabel="Schließen">
          {long}
        </Alert>
      </ExampleGrid>
    </ExampleStack>
  ),
};
