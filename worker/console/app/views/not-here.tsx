import { useLogOut } from "../log-out.ts";
import { Foreign, Link } from "../parts/basics.tsx";
import { FailureNotice } from "../parts/states.tsx";
import { urlOf } from "../router.ts";
import { texts } from "../texts.ts";

export function NotFound() {
  return <p>{texts.notFound.text}</p>;
}

/** A token is for one organization, and the URL names another. */
export function OtherOrganization({ wanted, own }: { wanted: string; own: string }) {
  const logOut = useLogOut();
  return (
    <main id="main" class="narrow">
      <h1 tabIndex={-1}>{texts.other.title}</h1>
      <p>
        {texts.other.text} <Foreign text={wanted} />
      </p>
      <p>
        <Link to={urlOf(["o", own, "projects"])}>{texts.other.own(own)}</Link>
      </p>
      <FailureNotice failure={logOut.failure} />
      <button type="button" disabled={logOut.busy} onClick={() => void logOut.run()}>
        {texts.other.login}
      </button>
    </main>
  );
}
