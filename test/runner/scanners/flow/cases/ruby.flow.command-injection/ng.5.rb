class C < ApplicationController
  def a
    case params.to_unsafe_h
    in { cmd: String => c, dir: } then system("#{c} #{dir}") # expect
    in { list: [first, *others] }
      `ls #{first}` # expect
      `ls #{others[0]}` # expect
    in { n: Integer => n } then system("head -n #{n}")
    in { k: "a" | "b" => k } then system("x #{k}")
    in [x, *] unless x.nil? then system("x #{x}") # expect
    end
    h = { arg: params[:a] }
    h => { arg: }
    system("x #{arg}") # expect
    if h in { arg: String => z }
      system("x #{z}") # expect
    end
    y = case params[:q]
        in "a" | "b" => w then w
        in String => w then w
        end
    system("x #{y}") # expect
    case params[:r]
    in "a" | "b" then system("x #{params[:r]}")
    else head :ok
    end
  end
end
