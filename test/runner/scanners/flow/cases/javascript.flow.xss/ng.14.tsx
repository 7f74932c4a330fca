import { useLocation, useSearchParams } from "react-router-dom";
import { useParams } from "next/navigation";

export function Page() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const { id } = useParams();
  document.write(search); // expect
  document.write(id); // expect
  const show = () => {
    document.body.innerHTML = params.get("text"); // expect
  };
  return <button onClick={show}>Show</button>;
}
